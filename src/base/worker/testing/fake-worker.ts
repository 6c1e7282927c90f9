import type {FromWorker, ToWorker} from '../messages';

/** A worker that is played by a test, which puts it instead of `Worker`. */
export class FakeWorker {
  /** Those that the page has started; for the test to empty. */
  static started: FakeWorker[] = [];
  readonly heard: ToWorker[] = [];
  readonly #listeners = new Map<string, (event: {data?: FromWorker<unknown>}) => void>();
  isTerminated = false;

  constructor() {
    FakeWorker.started.push(this);
  }
  addEventListener(type: string, listener: (event: {data?: FromWorker<unknown>}) => void) {
    this.#listeners.set(type, listener);
  }
  postMessage(message: ToWorker) {
    this.heard.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  say(data: FromWorker<unknown>) {
    this.#listeners.get('message')?.({data});
  }
  break() {
    this.#listeners.get('error')?.({});
  }
  /** The first arguments of the calls it heard. */
  get asked() {
    return this.heard.flatMap((message) => ('args' in message ? [message.args[0]] : []));
  }
}

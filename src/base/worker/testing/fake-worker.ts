import type {FromWorker, ToWorker} from '../messages';

/** A fake worker that a test controls and installs instead of `Worker`. */
export class FakeWorker {
  /** Workers that the page has started. Tests must reset this list. */
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
  /** The first argument of each call it received. */
  get asked() {
    return this.heard.flatMap((message) => ('args' in message ? [message.args[0]] : []));
  }
}

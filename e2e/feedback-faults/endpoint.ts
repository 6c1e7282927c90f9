import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';
import type {FeedbackMessage} from '../../src/app/feedback/message';
import {extraScript} from '../support/service-stub';
import {type Case, type Fault, refusals} from './plan';

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
  // Otherwise, a browser asks once every five seconds, and hardly any preflight can be refused.
  'Access-Control-Max-Age': '0',
};

/** A message that arrived, and any fault applied to it; none if it was simply accepted. */
interface Arrival {
  message: FeedbackMessage;
  fault: Fault | undefined;
  /** When, in milliseconds on the run's clock. */
  at: number;
}

/** What the endpoint still plans for a message, and what has happened so far. */
interface Pending {
  faults: Fault[];
  heard: Signal;
  answered: Signal;
}

/**
 * A feedback endpoint on its own server, so that connections really break. It treats each message as its case says, and
 * accepts each ID once. It also answers for that build's other services.
 */
export class Endpoint {
  readonly arrivals: Arrival[] = [];
  /** The accepted messages, by ID. */
  readonly taken = new Map<string, FeedbackMessage>();
  /** The faults that happened. */
  readonly faults: Fault[] = [];
  port = 0;

  private readonly pending = new Map<string, Pending>();
  /** What each reader is currently sending, by user agent, because a preflight says nothing else. */
  private readonly latest = new Map<string, Pending>();
  private readonly server = createServer((request, response) => {
    this.handle(request, response).catch(() => response.destroy());
  });

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Call this before a reader sends a message for the first time. */
  expect({text, faults}: Case, reader: string): void {
    const pending = {faults: [...faults], heard: new Signal(), answered: new Signal()};
    this.pending.set(text, pending);
    this.latest.set(reader, pending);
  }

  /** From now on, accepts everything. */
  calmDown(): void {
    for (const {faults} of this.pending.values()) faults.length = 0;
  }

  /** Waits until a message has arrived, or has been answered for the first time. */
  async until(moment: 'heard' | 'answered', {text}: Case): Promise<void> {
    await this.pending.get(text)?.[moment].given;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {method, url, headers: asked} = request;
    if (method === 'OPTIONS') {
      const isRefused = this.refusesPreflight(asked['user-agent'] ?? '');
      response.writeHead(isRefused ? 403 : 204, isRefused ? {} : headers).end();
    } else if (method === 'POST' && url?.startsWith('/feedback')) {
      await this.receive((await json(request)) as FeedbackMessage, response);
    } else {
      response.writeHead(200, {...headers, 'Content-Type': 'text/javascript'}).end(extraScript);
    }
  }

  private refusesPreflight(reader: string): boolean {
    const pending = this.latest.get(reader);
    if (pending?.faults[0] !== 'preflight refused') return false;
    this.faults.push(...pending.faults.splice(0, 1));
    pending.heard.give();
    pending.answered.give();
    return true;
  }

  private async receive(message: FeedbackMessage, response: ServerResponse): Promise<void> {
    // A message can contain the text of others that were refused before; its own text is last.
    const pending = [...this.pending].findLast(([text]) => message.text.includes(text))?.[1];
    while (pending?.faults[0] === 'preflight refused') pending.faults.shift();
    const fault = this.nextFault(message.id, pending?.faults);
    if (fault) this.faults.push(fault);
    this.arrivals.push({message, fault, at: performance.now()});
    pending?.heard.give();
    const isTaken = !fault || String(fault).startsWith('taken');
    if (isTaken && !this.taken.has(message.id)) this.taken.set(message.id, message);
    await answer(fault, response);
    pending?.answered.give();
  }

  /** What it accepted, if it doesn't refuse later. */
  private nextFault(id: string, faults: Fault[] = []): Fault | undefined {
    const fault = faults.shift();
    const isRefusal = refusals.some((one) => one === fault);
    return isRefusal && this.taken.has(id) ? undefined : fault;
  }
}

async function answer(fault: Fault | undefined, response: ServerResponse): Promise<void> {
  if (typeof fault === 'number') {
    response.writeHead(fault, {...headers, 'Retry-After': '1'}).end();
    return;
  }
  switch (fault) {
    case 'cut':
    case 'taken, cut':
      response.destroy();
      return;
    case 'silent':
    case 'taken, silent':
      return;
    case 'moved, 302':
    case 'moved, 308':
      response.writeHead(Number(fault.slice(-3)), {...headers, Location: '/feedback/new'}).end();
      return;
    case 'taken, body missing':
      response.writeHead(202, {...headers, 'Content-Length': '100'}).flushHeaders();
      return;
    case 'taken, body cut':
      response.writeHead(202, {...headers, 'Content-Length': '100'}).write('{"taken"');
      await sleep(20);
      response.destroy();
      return;
    case 'taken, origin not allowed':
      response.writeHead(202).end();
      return;
    case 'taken, slow':
      await sleep(500);
  }
  response.writeHead(202, headers).end();
}

/** Something that happens once, and can be waited for. */
class Signal {
  give = (): void => {};
  readonly given = new Promise<void>((resolve) => {
    this.give = resolve;
  });
}

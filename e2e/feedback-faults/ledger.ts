import type {Endpoint} from './endpoint';
import {type Case, refusals} from './plan';

/** What a reader did about a message, and saw of it. */
export interface Entry {
  readonly planned: Case;
  /** Whether the reader is still busy with it. */
  isInHand: boolean;
  /** It stood in the form again. */
  isBack: boolean;
  /** The reader was asked to act while the text was there. */
  isTold: boolean;
  /** When the reader was told that it was sent, in milliseconds of the run's clock. */
  thankedAt: number | undefined;
  /** It was sent from a tab that has no store: what another tab keeps of it stays there, and goes out once more. */
  isKeptElsewhere: boolean;
  readonly log: string[];
}

/**
 * What became of a message for good: the endpoint took it; the reader had it back in the form, or was asked to act while
 * it was there; neither.
 */
export const fates = ['taken', 'back', 'told', 'lost'] as const;
export type Fate = (typeof fates)[number];

/** How long a request can be under way that a tab sent before it was closed, in milliseconds: the endpoint is busy. */
const underway = 1000;

/** Keeps account of the messages that readers send. */
export class Ledger {
  readonly entries: Entry[] = [];
  private readonly begun = performance.now();

  constructor(private readonly endpoint: Endpoint) {}

  /** Opens the account of a message that is about to be sent. */
  open(planned: Case): Entry {
    const entry: Entry = {
      planned,
      isInHand: true,
      isBack: false,
      isTold: false,
      thankedAt: undefined,
      isKeptElsewhere: false,
      log: [],
    };
    this.entries.push(entry);
    return entry;
  }

  note({log}: Entry, event: string): void {
    log.push(`${this.timeOf(performance.now())} ${event}`);
  }

  private timeOf(at: number): string {
    return ((at - this.begun) / 1000).toFixed(3);
  }

  thank(entry: Entry, {storage}: Case): void {
    entry.thankedAt = performance.now();
    entry.isKeptElsewhere = storage === 'messages refused' && entry.planned.storage !== storage;
  }

  /** Messages in a text that readers have sent and are done with. They have them back. */
  findBack(text: string): Entry[] {
    const back = this.entries.filter((one) => !one.isInHand && text.includes(one.planned.text));
    for (const one of back) {
      one.isBack = true;
      this.note(one, 'stood in the form again');
    }
    return back;
  }

  fateOf(entry: Entry): Fate {
    if (this.isTaken(entry)) return 'taken';
    if (entry.isBack) return 'back';
    return entry.isTold ? 'told' : 'lost';
  }

  /** Messages in a text that a reader clears. What was refused can stand there while its own tab is busy with it. */
  findCleared(text: string): void {
    this.findBack(text);
    for (const one of this.entries) {
      if (!one.isInHand || !text.includes(one.planned.text) || !this.isRefused(one)) continue;
      one.isBack = true;
      this.note(one, 'was cleared from the form of another tab');
    }
  }

  private isRefused({planned}: Entry): boolean {
    return this.endpoint.arrivals.some(
      ({message, fault}) => message.text === planned.text && refusals.some((one) => one === fault),
    );
  }

  isTaken(entry: Entry): boolean {
    return this.idsOf(entry).length > 0;
  }

  /** What must not be, and all that is known about the message. */
  get wrong(): {faults: string; story: string}[] {
    return this.entries
      .map((entry) => ({faults: this.faultsOf(entry).join(', '), story: this.story(entry)}))
      .filter(({faults}) => faults);
  }

  private faultsOf(entry: Entry): string[] {
    const settledAt = (entry.thankedAt ?? Number.POSITIVE_INFINITY) + underway;
    const later = this.endpoint.arrivals.filter(({at}) => at > settledAt);
    const faults = {
      lost: this.fateOf(entry) === 'lost',
      'sent twice': this.idsOf(entry).length > 1,
      'thanked for, and not taken': entry.thankedAt !== undefined && !this.isTaken(entry),
      'sent again after thanks':
        !entry.isKeptElsewhere && later.some(({message}) => message.text === entry.planned.text),
    };
    return Object.entries(faults).flatMap(([fault, is]) => (is ? fault : []));
  }

  private story(entry: Entry): string {
    const arrivals = this.endpoint.arrivals
      .filter(({message}) => message.text.includes(entry.planned.text))
      .map(
        ({message: {id}, fault = 'taken', at}) => `${this.timeOf(at)} ${id.slice(0, 6)}: ${fault}`,
      );
    return [JSON.stringify(entry.planned), ...entry.log, `at the endpoint: ${arrivals.join('; ')}`]
      .join('\n    ')
      .trim();
  }

  /** Ids under which the endpoint took a message. */
  private idsOf({planned}: Entry): string[] {
    return [...this.endpoint.taken].flatMap(([id, {text}]) =>
      text.includes(planned.text) ? id : [],
    );
  }
}

import type {Endpoint} from './endpoint';
import {type Case, refusals} from './plan';

/** What a reader did with a message, and saw of it. */
export interface Entry {
  readonly planned: Case;
  /** Whether the reader is still working on it. */
  isInHand: boolean;
  /** It was in the form again. */
  isBack: boolean;
  /** The reader was asked to act while the text was there. */
  isTold: boolean;
  /** When the reader was told that it was sent, in milliseconds on the run's clock. */
  thankedAt: number | undefined;
  /** It was sent from a tab without storage: another tab's copy stays there, and is sent again. */
  isKeptElsewhere: boolean;
  readonly log: string[];
}

/**
 * What finally happened to a message: the endpoint accepted it; the reader got it back in the form, or was asked to act
 * while it was there; or neither.
 */
export const fates = ['taken', 'back', 'told', 'lost'] as const;
export type Fate = (typeof fates)[number];

/** How long a request sent before its tab was closed can be in transit, in milliseconds: the endpoint is busy. */
const underway = 1000;

/** Keeps track of the messages readers send. */
export class Ledger {
  readonly entries: Entry[] = [];
  private readonly begun = performance.now();

  constructor(private readonly endpoint: Endpoint) {}

  /** Adds an entry for a message about to be sent. */
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

  /** Finds messages in a text that readers have sent and finished with. Readers have them back. */
  findBack(text: string): Entry[] {
    const back = this.entries.filter((one) => !one.isInHand && text.includes(one.planned.text));
    for (const one of back) {
      one.isBack = true;
      this.note(one, 'was in the form again');
    }
    return back;
  }

  fateOf(entry: Entry): Fate {
    if (this.isTaken(entry)) return 'taken';
    if (entry.isBack) return 'back';
    return entry.isTold ? 'told' : 'lost';
  }

  /** Finds messages in a text that a reader clears. Refused messages can be there while their own tab is busy with them. */
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

  /** Every violation, with all that's known about the message. */
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
      'thanked for, but not taken': entry.thankedAt !== undefined && !this.isTaken(entry),
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

  /** IDs under which the endpoint accepted a message. */
  private idsOf({planned}: Entry): string[] {
    return [...this.endpoint.taken].flatMap(([id, {text}]) =>
      text.includes(planned.text) ? id : [],
    );
  }
}

import type {Endpoint} from './endpoint';
import type {Case} from './plan';

/** What a reader did about a message, and saw of it. */
export interface Entry {
  readonly planned: Case;
  /** Whether the reader is still busy with it. */
  isInHand: boolean;
  /** It stood in the form again. */
  isBack: boolean;
  /** The reader was asked to act while the text was there. */
  isTold: boolean;
  /** How many messages had come to the endpoint when the reader was told that this one was sent. */
  thankedAt: number | undefined;
  readonly log: string[];
}

/**
 * What became of a message for good: the endpoint took it; the reader had it back in the form, or was asked to act while
 * it was there; neither.
 */
export const fates = ['taken', 'back', 'told', 'lost'] as const;
export type Fate = (typeof fates)[number];

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
      log: [],
    };
    this.entries.push(entry);
    return entry;
  }

  note({log}: Entry, event: string): void {
    log.push(`${((performance.now() - this.begun) / 1000).toFixed(3)} ${event}`);
  }

  thank(entry: Entry): void {
    entry.thankedAt = this.endpoint.arrivals.length;
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
    const later = this.endpoint.arrivals.slice(entry.thankedAt ?? Number.POSITIVE_INFINITY);
    const faults = {
      lost: this.fateOf(entry) === 'lost',
      'sent twice': this.idsOf(entry).length > 1,
      'thanked for, and not taken': entry.thankedAt !== undefined && !this.isTaken(entry),
      'sent again after thanks': later.some(({message}) => message.text === entry.planned.text),
    };
    return Object.entries(faults).flatMap(([fault, is]) => (is ? fault : []));
  }

  private story(entry: Entry): string {
    const arrivals = this.endpoint.arrivals
      .filter(({message}) => message.text.includes(entry.planned.text))
      .map(({message: {id}, fault = 'taken'}) => `${id.slice(0, 6)}: ${fault}`);
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

import {seeded} from '../../src/base/random';

/**
 * What can go wrong with one try to send. A number is the status of an answer. After those that begin with "taken" the
 * endpoint has the message, whatever the browser hears of it.
 */
export const faults = [
  500,
  503,
  429,
  408,
  400,
  403,
  422,
  'cut',
  'silent',
  'preflight refused',
  'moved, 302',
  'moved, 308',
  'taken, cut',
  'taken, silent',
  'taken, body missing',
  'taken, body cut',
  'taken, slow',
  'taken, origin not allowed',
] as const;
export type Fault = (typeof faults)[number];

/** Faults after which the message is the reader's again. */
export const refusals: Fault[] = [400, 403, 422];

/** What a page can store: everything, no messages (IndexedDB is full or refused), no drafts (local storage), nothing. */
const storages = ['works', 'messages full', 'messages refused', 'drafts full', 'full'] as const;
export type Storage = (typeof storages)[number];

/** What the reader does after Send. Who is offline was so before, and comes back. */
const acts = [
  'stay',
  'close',
  'reload',
  'another page',
  'another site',
  'back',
  'close the dialog',
  'offline',
] as const;
export type Act = (typeof acts)[number];

/** When the reader does it: at once, when the endpoint has heard of the message, or when it has done its part. */
const moments = ['at once', 'heard', 'answered'] as const;
export type Moment = (typeof moments)[number];

/** One message, and what befalls it. */
export interface Case {
  /** Part of no other message. */
  text: string;
  /** What the endpoint does about it in turn. After that it takes it. */
  faults: Fault[];
  storage: Storage;
  act: Act;
  moment: Moment;
  /** Between the moment and the act, in milliseconds. */
  delay: number;
  /** How far the clock jumps before Send, in milliseconds. */
  clockJump: number;
  /** Whether an earlier message that stands in the form is sent once more, before this one is written. */
  sendsAgain: boolean;
}

const year = 365 * 24 * 3_600_000;

/** Draws up cases: the same for the same seed. No fault is left out, and one case in nineteen begins with none. */
export function planCases(seed: number, count: number): Case[] {
  const random = seeded(seed);
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;
  return Array.from({length: count}, (_, index) => ({
    text: `Message ${index + 1} of seed ${seed}.`,
    faults: [
      ...faults.slice(index % (faults.length + 1)).slice(0, 1),
      ...Array.from({length: Math.floor(random() * 3)}, () => pick(faults)),
    ],
    // Most readers have storage that works, and there a message has most ways to go.
    storage: random() < 0.5 ? 'works' : pick(storages),
    act: pick(acts),
    moment: pick(moments),
    delay: Math.floor(random() ** 2 * 200),
    clockJump: random() < 0.3 ? Math.floor((random() - 0.5) * 4 * year) : 0,
    sendsAgain: random() < 0.5,
  }));
}

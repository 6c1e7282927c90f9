import {seeded} from '../../src/base/random';

/**
 * What can go wrong with one attempt to send. A number is a response's status. After faults that begin with "taken", the
 * endpoint has the message, whatever the browser learns of it.
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

/** Faults that return the message to the reader. */
export const refusals: Fault[] = [400, 403, 422];

/** What a page can store: everything, no messages (IndexedDB is full or denied), no drafts (local storage), or nothing. */
const storages = ['works', 'messages full', 'messages refused', 'drafts full', 'full'] as const;
export type Storage = (typeof storages)[number];

/** What the reader does after Send. Offline readers were offline before, and come back online. */
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

/** When the reader does it: immediately, when the endpoint has received the message, or when the endpoint is done. */
const moments = ['at once', 'heard', 'answered'] as const;
export type Moment = (typeof moments)[number];

/** One message, and what happens to it. */
export interface Case {
  /** Not part of any other message. */
  text: string;
  /** What the endpoint does with it, in turn. Then it accepts the message. */
  faults: Fault[];
  storage: Storage;
  act: Act;
  moment: Moment;
  /** Between the moment and the action, in milliseconds. */
  delay: number;
  /** How far the clock jumps before Send, in milliseconds. */
  clockJump: number;
  /** Whether an earlier message in the form is sent again before this one is written. */
  sendsAgain: boolean;
}

const year = 365 * 24 * 3_600_000;

/** Creates cases: the same for the same seed. Every fault occurs, and one case in nineteen starts with none. */
export function planCases(seed: number, count: number): Case[] {
  const random = seeded(seed);
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;
  return Array.from({length: count}, (_, index) => ({
    text: `Message ${index + 1} of seed ${seed}.`,
    faults: [
      ...faults.slice(index % (faults.length + 1)).slice(0, 1),
      ...Array.from({length: Math.floor(random() * 3)}, () => pick(faults)),
    ],
    // Most readers have working storage, where the most can happen to a message.
    storage: random() < 0.5 ? 'works' : pick(storages),
    act: pick(acts),
    moment: pick(moments),
    delay: Math.floor(random() ** 2 * 200),
    clockJump: random() < 0.3 ? Math.floor((random() - 0.5) * 4 * year) : 0,
    sendsAgain: random() < 0.5,
  }));
}

import {appendFileSync, existsSync, mkdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {hash, type Memory, whenMade, writeWhole} from './remember';

/** A result: its key, and what it is as JSON. */
export type StoredResult = [key: string, json: string];

/** Small results, of which every run needs thousands. */
export interface Results extends Pick<Memory, 'remember' | 'keep' | 'knows'> {
  /** What was made since they were opened. */
  added(): StoredResult[];
  /** Takes over what another thread made. */
  add(entries: StoredResult[]): void;
  /** Writes what was made, for the next run. */
  save(): void;
}

/** In characters: about four states of all pages. A longer file is written again, with half of its results. */
const longest = 40_000_000;

/**
 * Opens the results of earlier runs: one file, which is faster to read than thousands.
 *
 * @param file where; anyone can delete it at any time
 * @param version changes whenever the packages that make results do
 */
export function openResults(file: string, version: string): Results {
  const known = new Map(readEntries(file));
  const added = new Set<string>();
  const salt = hash(version);
  const keyOf = (name: string, text: string) => `${name}-${hash(salt + text)}`;
  const set = (key: string, json: string) => {
    known.set(key, json);
    added.add(key);
  };
  return {
    remember: (name, text, make) => {
      const key = keyOf(name, text);
      const json = known.get(key);
      if (json === undefined) return whenMade(make(), (result) => set(key, JSON.stringify(result)));
      // Those at the end were used last.
      known.delete(key);
      known.set(key, json);
      return JSON.parse(json);
    },
    keep: (name, text, result) => {
      const key = keyOf(name, text);
      known.delete(key);
      set(key, JSON.stringify(result));
    },
    knows: (name, text) => known.has(keyOf(name, text)),
    added: () => [...added].map((key) => [key, known.get(key) ?? '']),
    add: (entries) => {
      for (const [key, json] of entries) set(key, json);
    },
    save: () => {
      if (added.size === 0) return;
      mkdirSync(path.dirname(file), {recursive: true});
      const lines = [...added].map((key) => lineOf(key, known.get(key) ?? '')).join('');
      const size = existsSync(file) ? statSync(file).size : 0;
      if (size + lines.length > longest) writeWhole(file, newestOf(known));
      else appendFileSync(file, lines);
      added.clear();
    },
  };
}

function readEntries(file: string): StoredResult[] {
  if (!existsSync(file)) return [];
  // Another run can be writing the last line.
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

/** The last entries, up to half of what there is room for, so that the next runs can append theirs. */
function newestOf(known: Map<string, string>): string {
  const lines: string[] = [];
  let length = 0;
  for (const [key, json] of [...known].reverse()) {
    length += key.length + json.length;
    if (length > longest / 2) break;
    lines.push(lineOf(key, json));
  }
  return lines.reverse().join('');
}

const lineOf = (key: string, json: string) => `${key} ${json}\n`;

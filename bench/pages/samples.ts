import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cache} from './corpus';

interface Sample<Measured> {
  /** What was measured: a site, and a page or an action. */
  of: Record<string, string>;
  /** Which build was measured: samples of older builds are history. */
  build: string;
  measured: Measured;
  date: string;
  /** How many processes were competing for the machine's cores. */
  load: number;
}

/** Samples of one kind, kept between runs: a run can measure just a part, and more runs make better medians. */
export class Samples<Measured extends {}> {
  readonly #file: string;
  readonly all: Sample<Measured>[];

  /** @param kind names their file, such as `visits` */
  constructor(kind: string) {
    this.#file = path.join(cache, `${kind}.json`);
    this.all = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : [];
  }

  add(of: Record<string, string>, measured: Measured, build = '') {
    const [load = 0] = os.loadavg();
    this.all.push({of, build, measured, date: new Date().toISOString(), load});
    mkdirSync(cache, {recursive: true});
    writeFileSync(this.#file, JSON.stringify(this.all, null, 1));
  }

  /** Samples of the newest build, filtered by what was measured. */
  where(of: Record<string, string>): Measured[] {
    const found = this.all.filter((sample) =>
      Object.entries(of).every(([key, value]) => sample.of[key] === value),
    );
    return found.filter(({build}) => build === found.at(-1)?.build).map(({measured}) => measured);
  }
}

import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {basePathOf, withoutBase} from '../../base/base-path';
import {siteUrlOf} from '../../base/built-site';
import type {PageBudget} from './budgets';
import {fetchedBy} from './fetched';

/** The size of a page, to compare with a {@link PageBudget}. */
export interface Weight {
  markup: number;
  untilLoad: number;
  requests: number;
  /** Script files, whenever they're loaded, in gzip. */
  script: number;
}

/** Returns the compressed size of a file. */
type Squeeze = (bytes: Buffer, file: string) => Promise<number>;

/** Formats that are already compressed. */
const packed = /\.(png|jpe?g|gif|webp|avif|woff2)$/;

/**
 * Creates a function that measures the pages of a build. A file that many pages share is measured once.
 *
 * @param outDir the folder that `docusaurus build` wrote
 * @param quality Brotli quality: 11 is what a server sends; 5 takes a tenth of the time and gives slightly larger sizes
 * @returns a function that measures the page of a file such as `docs/roles.html`
 */
export function scaleFor(
  outDir: string,
  quality = constants.BROTLI_MAX_QUALITY,
): (file: string) => Promise<Weight> {
  const base = basePathOf(siteUrlOf(outDir));
  const known = new Map<string, Promise<number>>();
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
  const brotli: Squeeze = async (bytes, file) =>
    packed.test(file) ? bytes.length : (await promisify(brotliCompress)(bytes, {params})).length;
  const sizeOf = (address: string, squeeze: Squeeze) => {
    const file = path.join(
      outDir,
      withoutBase(new URL(address, 'http://localhost').pathname, base),
    );
    const key = `${squeeze.name} ${file}`;
    const size = known.get(key) ?? readFile(file).then((bytes) => squeeze(bytes, file));
    known.set(key, size);
    return size;
  };
  const sum = async (addresses: string[], squeeze: Squeeze) => {
    const sizes = await Promise.all(addresses.map((address) => sizeOf(address, squeeze)));
    return sizes.reduce((total, size) => total + size, 0);
  };

  return async (file) => {
    const html = await readFile(path.join(outDir, file));
    const {styles, others, scripts, later} = fetchedBy(html.toString());
    const markup = (await brotli(html, file)) + (await sum(styles, brotli));
    return {
      markup,
      untilLoad: markup + (await sum([...others, ...scripts], brotli)),
      requests: 1 + styles.length + others.length + scripts.length,
      script: await sum([...scripts, ...later], gzipped),
    };
  };
}

/** Returns the size of a file in gzip. */
export const gzipped: Squeeze = async (bytes) => (await promisify(gzip)(bytes, {level: 9})).length;

/** What to do about something over its budget. */
export const advice =
  'Make it lighter, or raise its budget in src/publish/budgets/budgets.ts and say why.';

/**
 * Compares a page with its budget.
 *
 * @returns a line for each value over budget: the page, the measure, and the excess
 */
export function overBudget(route: string, weight: Weight, budget: PageBudget): string[] {
  const limits = {
    markup: 'HTML and CSS (brotli bytes)',
    untilLoad: 'bytes until load (brotli)',
    requests: 'requests until load',
    script: 'script (gzip bytes)',
  };
  return (Object.keys(limits) as (keyof typeof limits)[])
    .filter((name) => weight[name] > budget[name])
    .map((name) => {
      const [is, may] = [weight[name], budget[name]];
      return `${route}: ${limits[name]}: ${is}, ${is - may} over the ${may} of a ${budget.kind}. ${advice}`;
    });
}

/**
 * Times what the data model costs a build, and weighs its pages. Only prints; it doesn't pass or fail.
 *
 * Run it with nothing else on the machine: `npm run bench:udm`. Page sizes are from the last `npm run build`.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const root = path.resolve(__dirname, '../..');
const built = path.join(root, 'build/docs/reference/udm');
const runs = 5;

/** Measured in separate processes, so that nothing is warm. */
const cold = ['load', 'schema', 'sample', 'parts', 'diagrams'] as const;

function main() {
  console.log(`Median of ${runs} fresh processes; the goal in parentheses.\n`);
  const times = new Map(cold.map((name) => [name, measure(name)]));
  console.log(`load and validate all models   ${format(times.get('load'))} (150 ms)`);
  console.log(`schema of the API, built       ${format(times.get('schema'))} (200 ms)`);
  console.log(`sample organization, generated ${format(times.get('sample'))}`);
  console.log(`derived parts of all pages     ${format(times.get('parts'))}`);
  console.log(`diagrams of all pages          ${format(times.get('diagrams'))}`);
  const [largest, second] = sizes();
  if (!largest) return console.log('\nNo pages in build/: run npm run build first.');
  console.log(`\nlargest page, gzip             ${kilobytes(largest)} (25 kB)`);
  if (second) console.log(`second largest                 ${kilobytes(second)}`);
  const download = path.join(root, 'build/udm.json');
  if (existsSync(download))
    console.log(`udm.json, gzip                 ${kilobytes({name: '', ...weigh(download)})}`);
}

function measure(name: string): number {
  const times = Array.from({length: runs}, () => {
    const {stdout, stderr} = spawnSync('npx', ['tsx', path.join(__dirname, 'measure.ts'), name], {
      cwd: root,
      encoding: 'utf8',
    });
    const time = Number(stdout.trim());
    if (!(time > 0)) throw new Error(`bench/udm/measure.ts ${name} failed: ${stderr}`);
    return time;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

interface Size {
  name: string;
  raw: number;
  gzip: number;
}

function sizes(): Size[] {
  if (!existsSync(built)) return [];
  return readdirSync(built)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({name, ...weigh(path.join(built, name))}))
    .sort((a, b) => b.gzip - a.gzip);
}

function weigh(file: string) {
  const text = readFileSync(file);
  return {raw: text.length, gzip: gzipSync(text, {level: 9}).length};
}

const format = (time = 0) => `${time.toFixed(0)} ms`.padStart(8);

const kilobytes = ({name, raw, gzip}: Size) =>
  `${(gzip / 1000).toFixed(1)} kB of ${(raw / 1000).toFixed(1)} kB ${name}`.trim();

main();

import {readCorpus} from './corpus';
import {measureBuilds, measureWeights} from './growth/run';
import {measureLighthouse} from './lighthouse';
import {measureInteractions, measureVisits} from './measure';
import {writeReport} from './report';
import {sites} from './sites';
import {measureWriting} from './writing';

/** Parts of the benchmark, by the argument that selects them. */
const parts: Record<string, (numbers: number[]) => Promise<void>> = {
  build: async () => {
    const corpus = await readCorpus();
    for (const {name, build} of sites) {
      if (!build) continue;
      console.log(`Building ${corpus.pages.length} pages with ${name}`);
      await build(corpus);
    }
  },
  visits: ([rounds = 5]) => measureVisits(rounds),
  interactions: ([rounds = 5]) => measureInteractions(rounds),
  builds: ([rounds = 3]) => measureBuilds([1], rounds),
  weights: (sizes) => measureWeights(sizes),
  growth: async (sizes) => {
    const chosen = sizes.length > 0 ? sizes : [2, 4, 8];
    await measureBuilds(chosen);
    await measureWeights(chosen);
  },
  lighthouse: () => measureLighthouse(),
  writing: ([rounds = 1]) => measureWriting(rounds),
  report: async () => {},
};

/**
 * Measures parts of the benchmark and writes the README's figures. README.md explains the arguments.
 *
 * @throws {Error} if an argument selects no part
 */
async function main(words: string[]) {
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const asked = words.filter((word) => !/^\d+$/.test(word));
  for (const word of asked.length > 0 ? asked : ['build', 'visits', 'interactions']) {
    const part = parts[word];
    if (!part) throw new Error(`"${word}" isn't a part: use ${Object.keys(parts).join(', ')}.`);
    await part(numbers);
  }
  writeReport();
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

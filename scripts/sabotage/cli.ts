import {mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {grouped} from '../../src/base/collections';
import {readFiles} from '../../src/base/source/files';
import {InputError} from '../../src/base/source/input-error';
import {readDataFaults} from './data-faults';
import {chooseEdits, readEdits} from './edits';
import {mutations} from './mutations';
import {type Attempt, sabotage} from './sabotage';
import {slips} from './slips';
import {tryData} from './try-data';
import {trySlips} from './try-slips';

/** The smallest share of mutations that checks, and of slips in code that tests, must refuse. It only goes up. */
const floors = {pages: 0.9, code: 0.75};

/**
 * Breaks pages and counts what `npm run check` would refuse, group by group; survivors are listed. With `--code`, breaks
 * the code instead, and counts what unit tests catch. With `--data`, makes the faults of a file, in any of the project's
 * files, and counts what the checks, the build's first step, and the compiler refuse.
 */
async function main(root: string) {
  const {values} = parseArgs({
    options: {
      seed: {type: 'string', default: '1'},
      each: {type: 'string', default: '5'},
      cases: {type: 'string'},
      code: {type: 'boolean', default: false},
      data: {type: 'string'},
    },
  });
  const [ways, attempt] = values.code ? [slips, trySlips] : [mutations, sabotage];
  const files = readFiles(root);
  const edits = values.cases
    ? readEdits(values.cases, files)
    : chooseEdits(ways, files, Number(values.seed), Number(values.each));
  const progress = () => process.stderr.write('.');
  const attempts = values.data
    ? tryData(files, readDataFaults(values.data, root), root, tellAttempt)
    : await attempt(files, edits, root, values.code ? tellAttempt : progress);
  process.stderr.write('\n');
  mkdirSync('.cache', {recursive: true});
  writeFileSync('.cache/sabotage.json', JSON.stringify(attempts, undefined, 2));

  for (const [group, ours] of grouped(
    attempts.map((attempt) => [attempt.group, attempt] as const),
  )) {
    const refused = ours.filter(({fault}) => fault).length;
    console.log(`${String(refused).padStart(3)} of ${String(ours.length).padStart(3)}  ${group}`);
  }
  const survivors = attempts.filter(({fault}) => !fault);
  for (const {group, file, line, before, after} of survivors)
    console.log(`\n${file}:${line}  ${group}\n  - ${before}\n  + ${after}`);
  const refused = attempts.length - survivors.length;
  const share = refused / attempts.length;
  const alone = attempts.filter(({isReviewOnly}) => isReviewOnly).length;
  console.log(
    `\n${refused} of ${attempts.length} refused, ${Math.round(share * 100)}%, ${alone} of them only by the comparison with the last review`,
  );
  // Cases that people wrote include correct edits.
  const floor = values.code ? floors.code : floors.pages;
  if (values.cases || values.data || share >= floor) return;
  console.log(`That's below the floor of ${floor * 100}%: teach a check what it missed.`);
  process.exitCode = 1;
}

/** Some take minutes. */
const tellAttempt = ({group, fault}: Attempt) =>
  process.stderr.write(`${group}\n  ${fault ?? 'survives'}\n`);

main(process.cwd()).catch((error) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
});

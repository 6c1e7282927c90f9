import {mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {type Attempt, sabotage} from './sabotage';

/** The least share of mutations that the checks must refuse; it only rises. */
const floor = 0.75;

/** Makes pages wrong and counts what `npm run check` would refuse, group by group; survivors are listed. */
async function main() {
  const {values} = parseArgs({
    options: {seed: {type: 'string', default: '1'}, each: {type: 'string', default: '5'}},
  });
  const options = {seed: Number(values.seed), perGroup: Number(values.each)};
  const attempts = await sabotage(process.cwd(), options, () => process.stderr.write('.'));
  process.stderr.write('\n');
  const survivors = attempts.filter(({fault}) => !fault);
  for (const [group, ours] of byGroup(attempts)) {
    const refused = ours.filter(({fault}) => fault).length;
    console.log(`${String(refused).padStart(3)} of ${String(ours.length).padStart(3)}  ${group}`);
  }
  for (const {group, file, line, before, after} of survivors)
    console.log(`\n${file}:${line}  ${group}\n  - ${before.trim()}\n  + ${after.trim()}`);
  const refused = attempts.length - survivors.length;
  const share = refused / attempts.length;
  console.log(
    `\n${refused} of ${attempts.length} refused, ${Math.round(share * 100)} %; seed ${options.seed}`,
  );
  mkdirSync('.cache', {recursive: true});
  writeFileSync('.cache/sabotage.json', JSON.stringify(attempts, undefined, 2));
  if (share < floor) {
    console.log(`That is under the floor of ${floor * 100} %: teach a check what it missed.`);
    process.exitCode = 1;
  }
}

function byGroup(attempts: Attempt[]): Map<string, Attempt[]> {
  const groups = new Map<string, Attempt[]>();
  for (const attempt of attempts)
    groups.set(attempt.group, [...(groups.get(attempt.group) ?? []), attempt]);
  return groups;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

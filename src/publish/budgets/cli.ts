import {routeOf} from '../../base/built-site';
import {listFiles} from '../../base/source/paths';
import {currentRouteOf, frozenVersions} from '../../product/doc-versions';
import {budgets, type PageBudget, partBudgets} from './budgets';
import {partOverBudget, readChunks, weightOfPart} from './parts';
import {overBudget, scaleFor, type Weight} from './weigh';

/**
 * Measures every page of a build and the parts that are loaded later, reports the ones over budget, and shows the parts
 * and the heaviest page of each kind.
 */
async function main() {
  const [outDir = 'build', list = '.docusaurus/client-manifest.json'] = process.argv.slice(2);
  const filesOf = readChunks(list, outDir);
  const exactly = scaleFor(outDir);
  // This quality never underestimates a size, and is ten times as fast. It's enough for pages well within budget.
  const roughly = scaleFor(outDir, 5);
  const heaviest = new Map<string, Weight & {route: string}>();
  const faults: string[] = [];
  for (const file of listFiles(outDir)) {
    const route = routeOf(file);
    const own = budgets.find(({routes}) => routes.test(currentRouteOf(route)));
    if (!file.endsWith('.html') || !own) continue;
    const budget = withVersions(own);
    const heaviestSoFar = heaviest.get(budget.kind)?.markup ?? 0;
    const rough = await roughly(file);
    if (rough.markup <= heaviestSoFar && overBudget(route, rough, budget).length === 0) continue;
    const weight = await exactly(file);
    faults.push(...overBudget(route, weight, budget));
    if (heaviestSoFar < weight.markup) heaviest.set(budget.kind, {route, ...weight});
  }
  console.log('The heaviest page of each kind:');
  console.table(Object.fromEntries(heaviest));
  console.log('The parts that are loaded when a reader needs them (script in gzip bytes):');
  const weights = await Promise.all(
    partBudgets.map(async (budget) => {
      const script = await weightOfPart(budget, filesOf, outDir);
      faults.push(...partOverBudget(script, budget));
      return [budget.kind, {script, budget: budget.script}];
    }),
  );
  console.table(Object.fromEntries(weights));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

/**
 * Adds what frozen versions add to every page: a menu, perhaps a banner, and in the script a list of the pages of each
 * version, including the current one, which takes 5 kB for a version of all pages.
 */
function withVersions({markup, untilLoad, script, ...budget}: PageBudget): PageBudget {
  const {length} = frozenVersions();
  if (length === 0) return {markup, untilLoad, script, ...budget};
  const menu = 1_000;
  const lists = 6_000 * (length + 1);
  return {...budget, markup: markup + menu, untilLoad: untilLoad + menu, script: script + lists};
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import {routeOf} from '../../base/built-site';
import {listFiles} from '../../base/source/paths';
import {budgets} from './budgets';
import {overBudget, scaleFor, type Weight} from './weigh';

/** Measures every page of a build, reports pages over budget, and shows the heaviest page of each kind. */
async function main() {
  const [outDir = 'build'] = process.argv.slice(2);
  const exactly = scaleFor(outDir);
  // This quality never underestimates a size, and is ten times as fast. It's enough for pages well within budget.
  const roughly = scaleFor(outDir, 5);
  const heaviest = new Map<string, Weight & {route: string}>();
  const faults: string[] = [];
  for (const file of listFiles(outDir)) {
    const route = routeOf(file);
    const budget = budgets.find(({routes}) => routes.test(route));
    if (!file.endsWith('.html') || !budget) continue;
    const heaviestSoFar = heaviest.get(budget.kind)?.markup ?? 0;
    const rough = await roughly(file);
    if (rough.markup <= heaviestSoFar && overBudget(route, rough, budget).length === 0) continue;
    const weight = await exactly(file);
    faults.push(...overBudget(route, weight, budget));
    if (heaviestSoFar < weight.markup) heaviest.set(budget.kind, {route, ...weight});
  }
  console.log('The heaviest page of each kind:');
  console.table(Object.fromEntries(heaviest));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

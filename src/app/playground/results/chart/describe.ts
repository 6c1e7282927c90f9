import type {Drawn} from './choose';
import type {Datum} from './data';
import type {SeriesPlan} from './series';

/** Formats a value of a chart as the table does: scores with one decimal, others with at most two. */
export const written = (value: number, isScore = false) =>
  isScore ? value.toFixed(1) : value.toLocaleString('en', {maximumFractionDigits: 2});

/** Names values with their unit, unless the name has it: "Mean age (days)", "Open findings". */
export const titleOf = (label: string, unit?: string) =>
  unit && !label.toLowerCase().endsWith(unit) ? `${label} (${unit})` : label;

/** Says what a chart shows: "Findings by Business unit. 8 bars; most: Retail, 41; least: Legal, 2." */
export function describe(plan: Drawn): string {
  if (plan.kind === 'series') return describeSeries(plan);
  const {data} = plan;
  const isScore = plan.kind === 'bars' && plan.isScore;
  const ends = `most: ${extremeOf(data, 1, isScore)}; least: ${extremeOf(data, -1, isScore)}.`;
  return `${titleOf(plan.of, plan.unit)} by ${plan.by}. ${countOf(plan)}; ${ends}`;
}

/** "Findings by Month and Rating. 12 bars in 4 colors; most: 2025-11, High, 41; least: 2025-01, Low, 2." */
function describeSeries({of, unit, by, split, labels, names, data, total}: SeriesPlan): string {
  const bars =
    labels.length < total
      ? `The first ${labels.length} of ${total.toLocaleString('en')} bars`
      : `${labels.length} bars`;
  const named = data.map(({label, name, value}) => ({label: `${label}, ${name}`, value}));
  const ends = `most: ${extremeOf(named, 1)}; least: ${extremeOf(named, -1)}.`;
  return `${titleOf(of, unit)} by ${by} and ${split}. ${bars} in ${names.length} colors; ${ends}`;
}

function countOf(plan: Exclude<Drawn, SeriesPlan>): string {
  const {data} = plan;
  if (plan.kind === 'line')
    return `${data.length} dates from ${data[0]?.label} to ${data.at(-1)?.label}`;
  return data.length < plan.total
    ? `The first ${data.length} of ${plan.total.toLocaleString('en')} rows`
    : `${data.length} bars`;
}

/** @param sign 1 for the highest value, -1 for the lowest */
function extremeOf(data: readonly Datum[], sign: 1 | -1, isScore = false): string {
  const best = data.reduce((a, b) => (b.value * sign > a.value * sign ? b : a));
  return `${best.label}, ${written(best.value, isScore)}`;
}

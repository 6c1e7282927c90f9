import {decimal} from '../../base/text/decimals';
import {countOf} from '../../base/text/words';
import {type Aggregation, aggregate} from '../../sample/organization/scoring/base-score';
import {addFactors, ratingOf, round, totalOf} from '../../sample/organization/scoring/sum';
import type {CalculationStep, Calculator} from './calculation';
import type {NumberRange} from './fields';
import {type RatingRange, rated} from './rating';
import {numbersIn, readerOf} from './read';

/** What the product's data says about the risk scores of assets. */
export interface AggregationFacts {
  ratings: RatingRange[];
  aggregations: {name: Aggregation; meaning: string}[];
  scores: NumberRange;
}

/** Creates the calculator of an asset's risk score from its findings. */
export function aggregationCalculator(facts: AggregationFacts): Calculator {
  const {ratings, aggregations, scores} = facts;
  const chosen = (name: string | undefined) =>
    aggregations.find((each) => each.name === name) ??
    (aggregations[0] as (typeof aggregations)[number]);
  const fieldsFor: Calculator['fieldsFor'] = ({aggregation}) => [
    {
      kind: 'choice',
      name: 'aggregation',
      label: 'Aggregation',
      options: aggregations.map(({name}) => ({value: name, text: name})),
      hint: chosen(aggregation).meaning,
    },
    {
      kind: 'text',
      name: 'open',
      label: 'Risk scores of open findings',
      isWide: true,
      hint: 'Separate scores with commas.',
    },
    {
      kind: 'text',
      name: 'closed',
      label: 'Risk scores of closed findings',
      isWide: true,
      hint: "They don't count.",
    },
  ];
  return {
    name: 'aggregation',
    title: 'Asset score calculator',
    fieldsFor,
    calculate(inputs) {
      const {read, faults} = readerOf(inputs, fieldsFor(inputs));
      const open = read('open', (text) => numbersIn(text, scores)) ?? [];
      const closed = read('closed', (text) => numbersIn(text, scores)) ?? [];
      if (Object.keys(faults).length > 0) return {faults};
      const {name} = chosen(inputs.aggregation);
      const scoreOf = (aggregation: Aggregation) =>
        addFactors(aggregate(aggregation, open)).riskScore;
      const {step, outcome} = rated('Risk score', scoreOf(name), ratings);
      const steps: CalculationStep[] = [
        ...open.map((score) => ({label: 'Open finding', value: decimal(score)})),
        ...closed.map((score) => ({
          label: 'Closed finding',
          note: "It doesn't count.",
          value: decimal(score),
        })),
        {label: name, note: how[name](open), value: decimal(scoreOf(name)), isResult: true},
        step,
        ...aggregations
          .filter((other) => other.name !== name)
          .map((other) => ({
            label: `With ${other.name}`,
            note: how[other.name](open),
            value: `${decimal(scoreOf(other.name))}, ${ratingOf(scoreOf(other.name), ratings)}`,
          })),
      ];
      return {steps, outcome};
    },
  };
}

/** Says how scores become one. */
const how: Record<Aggregation, (scores: readonly number[]) => string> = {
  Maximum: (scores) =>
    scores.length === 0 ? none : `The highest of ${countOf(scores.length, 'open finding')}`,
  Average(scores) {
    if (scores.length === 0) return none;
    const terms = scores.length > 8 ? decimal(round(totalOf(scores))) : sumText(scores);
    return `${terms} ÷ ${scores.length}${beforeRounding(totalOf(scores) / scores.length)}`;
  },
};

/** A mean in hundredths, unless it's the same as the score that it's rounded to. */
function beforeRounding(mean: number): string {
  const hundredths = mean.toFixed(2);
  if (Number(hundredths) === round(mean)) return '';
  return ` ${Math.abs(Number(hundredths) - mean) < 1e-9 ? '=' : '≈'} ${hundredths}, rounded`;
}

const none = 'There are no open findings.';

const sumText = (scores: readonly number[]) =>
  scores.length === 1
    ? decimal(scores[0] ?? 0)
    : `(${scores.map((each) => decimal(each)).join(' + ')})`;

import type {ComparisonOperator} from '../../../bql/syntax/ast';
import type {AskedTest} from './asked';
import type {Claim} from './claim';

/** A number with which a text or a query compares. */
interface Bound {
  said: string;
  operators: ComparisonOperator[];
  value: number;
}

const up: ComparisonOperator[] = ['>', '>='];
const down: ComparisonOperator[] = ['<', '<='];

const amount = String.raw`(\d[\d,]*(?:\.\d+)?)( ?%)?`;
const unit = String.raw`(?! (?:minute|hour|day|week|month|year)s?\b)(?![\w.]*\w)`;

const phrases: [RegExp, ComparisonOperator[]][] = [
  [new RegExp(String.raw`\b(?:more than|over|above) (?:an? )?${amount}${unit}`, 'gi'), up],
  [new RegExp(String.raw`\bat least (?:an? )?${amount}${unit}`, 'gi'), ['>=']],
  [new RegExp(String.raw`(?<![\d.,])${amount} or (?:more|higher)\b`, 'gi'), ['>=']],
  [new RegExp(String.raw`\b(?:less than|fewer than|under|below) ${amount}${unit}`, 'gi'), down],
  [new RegExp(String.raw`\b(?:at most|up to) ${amount}${unit}(?! or )`, 'gi'), ['<=']],
];

/**
 * Finds contradictions about bounds: "more than 9 open findings" with `openFindingCount > 5`, or "at least 0.9" with
 * `<= 0.9`.
 */
export const claimNumbers: Claim = ({text}, {tests}) => {
  const asked = tests.flatMap(boundOf);
  for (const told of boundsIn(text)) {
    if (asked.length === 0 || asked.some((each) => isSame(told, each))) continue;
    const [other] = asked.filter(({value}) => value !== 0);
    if (other) return {said: told.said, asked: other.said};
  }
  return undefined;
};

function isSame(told: Bound, asked: Bound): boolean {
  const [operator] = asked.operators;
  const isSide = told.operators.some((each) => each[0] === operator?.[0]) || operator === '=';
  // "More than 9" can also be `>= 10`.
  const nearby = told.operators.length > 1 ? [told.value, told.value + 1, told.value - 1] : [];
  return isSide && [told.value, told.value / 100, ...nearby].includes(asked.value);
}

/** "One in ten", as a number from 0 to 1. */
const chance =
  /\b(at least|less than) one(?: chance)? in (two|four|five|ten|twenty|a hundred|a thousand)\b/gi;
const wholes: Record<string, number> = {
  two: 2,
  four: 4,
  five: 5,
  ten: 10,
  twenty: 20,
  'a hundred': 100,
  'a thousand': 1000,
};

const chancesIn = (text: string): Bound[] =>
  Array.from(text.matchAll(chance), ([said, side = '', whole = '']) => ({
    said,
    operators: side.toLowerCase() === 'at least' ? ['>='] : down,
    value: 1 / (wholes[whole.toLowerCase()] ?? 1),
  }));

const boundsIn = (text: string): Bound[] => [
  ...chancesIn(text),
  ...phrases.flatMap(([pattern, operators]) =>
    Array.from(text.matchAll(pattern), ([said, value = '']) => ({
      said,
      operators,
      value: Number(value.replaceAll(',', '')),
    })),
  ),
];

function boundOf({test, name, isNegated}: AskedTest): Bound[] {
  if (test.kind !== 'comparison' || typeof test.value.value !== 'number' || isNegated) return [];
  const {operator, value} = test;
  return [
    {
      said: `${name} ${operator} ${value.value}`,
      operators: [operator],
      value: Number(value.value),
    },
  ];
}

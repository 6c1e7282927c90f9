import type {BoundQuery} from '../bind/bind';
import type {Query, Range} from '../syntax/ast';
import {sentence} from './grammar';
import {singularOf} from './names';
import {orderParts, orderSentence} from './order';
import {explainPath, pathSteps} from './path';
import {returnSentence, withSentence} from './projection';

export {explainCondition} from './condition';

/** A query in plain English. */
export interface Explanation {
  /** The whole explanation, in a few sentences. */
  summary: string;
  /** What each clause does, in text order, with the clause's range. */
  steps: (Range & {text: string})[];
}

/** Explains in English what a query finds. The query must not have errors. */
export function explainQuery(query: BoundQuery): Explanation {
  const results = [
    ...query.with.map(withSentence),
    ...(query.return ? [returnSentence(query.return, query.result)] : []),
  ];
  const order = orderParts(query);
  return {
    summary: [...explainPath(query), ...withOrder(results, order, query)].map(sentence).join(' '),
    steps: [
      ...pathSteps(query),
      ...results.map((text, index) => ({
        ...rangeOf(query.with[index] ?? query.return ?? query),
        text: sentence(text),
      })),
      ...orderSentence(order).map((text) => ({...restOf(query), text: sentence(text)})),
    ],
  };
}

/** Adds the order to the results. Without RETURN, each FIND record is returned once. */
function withOrder(results: string[], order: string[], {find, steps, udm}: BoundQuery): string[] {
  if (results.length > 0) return [...results.slice(0, -1), [results.at(-1), ...order].join(', ')];
  const name = singularOf(
    find.models.map(({text}) => text),
    udm,
  );
  if (steps.length > 0) return [`Returns ${[`each ${name} once`, ...order].join(', ')}`];
  return orderSentence(order);
}

/** Returns the range from the end of the path to the end of the query: ORDER BY, SKIP, and LIMIT. */
function restOf({find, where, steps, end, return: returned, ...query}: Query): Range {
  const before = [find, where, ...steps, ...query.with, returned].flatMap(
    (part) => part?.end ?? [],
  );
  return {start: Math.max(...before), end};
}

const rangeOf = ({start, end}: Range): Range => ({start, end});

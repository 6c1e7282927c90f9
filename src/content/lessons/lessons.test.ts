import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {judge} from '../../bql/judge/judge';
import {runQuery} from '../../bql/run';
import {openPage} from '../../product/page-files/open-page';
import {sample} from '../directives/sample';
import {isExercise, readExercise} from './exercise';
import {attempts as ofGuides} from './testing/attempts';
import {operatorAttempts} from './testing/operator-attempts';

const folder = 'docs/bql';
const parser = unified().use(remarkParse).use(remarkDirective);
const dataset = sample();
const attempts = {...ofGuides, ...operatorAttempts};

const exercises = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const {body} = openPage(readFileSync(path.join(folder, name), 'utf8'));
    return (parser.parse(body).children as RootContent[])
      .filter(isExercise)
      .map(readExercise)
      .map(({id, task, answer}) => ({page: name, id, task, answer: answer.value}));
  });

/** What a reader is told: the verdict, or the first error. */
function told(query: string, answer: string): {isRight: boolean; says: string} {
  const verdict = judge(query, answer, dataset);
  return verdict ?? {isRight: false, says: runQuery(query, dataset).faults[0]?.message ?? ''};
}

it('every exercise has its own name, and progress is stored by that name', () => {
  const names = exercises.map(({id}) => id);
  expect(names).toEqual([...new Set(names)]);
});

it.each(exercises)("$page: $id's task has two sentences: why, and what", ({task}) => {
  const text = task.map((node) => textOf(node)).join(' ');
  expect(text.match(/[.?!](?=["”)]*(\s|$))/g), text).toHaveLength(2);
});

it.each(exercises)("$page: $id's answer finds something, and is right", ({answer}) => {
  expect(runQuery(answer, dataset).result?.total).toBeGreaterThan(0);
  expect(told(answer, answer)).toMatchObject({isRight: true});
});

it.each(exercises)(
  "$page: $id's answer has one order of rows, if the order matters",
  ({answer}) => {
    // Rows that are equal in every sort key come in the order of the records. Here, records come in reverse.
    const {graph, udm} = dataset;
    const reversed = {...graph, recordsOf: (name: string) => graph.recordsOf(name).toReversed()};
    const rowsOf = (records: typeof graph) =>
      JSON.stringify(runQuery(answer, {graph: records, udm}).result?.rows);
    if (answer.includes('ORDER BY')) expect(rowsOf(reversed)).toBe(rowsOf(graph));
  },
);

it.each(exercises)('$page: three typical mistakes in $id get a message that helps', (exercise) => {
  const {wrong = []} = attempts[exercise.id] ?? {};
  expect(wrong.length).toBeGreaterThanOrEqual(3);
  for (const [query, says] of wrong) {
    const found = told(query, exercise.answer);
    expect(found.isRight, query).toBe(false);
    expect(found.says, query).toContain(says);
  }
});

it.each(exercises)('$page: other right answers to $id are right', ({id, answer}) => {
  for (const query of attempts[id]?.right ?? [])
    expect(told(query, answer), query).toMatchObject({isRight: true});
});

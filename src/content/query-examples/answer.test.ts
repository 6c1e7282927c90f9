import {beforeAll, expect, it} from 'vitest';
import type {Graph, GraphRecord} from '../../bql/graph';
import {udm} from '../../product/udm';
import {loadGrammars} from '../highlight/grammars';
import {answerTo} from './answer';

const host: GraphRecord = {id: 'h1', typeName: 'Host', displayName: 'web-01', riskScore: 9};
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => (typeName === 'Host' ? [host] : []),
  find: () => undefined,
};

beforeAll(() => loadGrammars([]));

it('answers a query with its columns, its rows as text, and their number', () => {
  const query = 'FIND Host AS h RETURN h.displayName AS Host, h.riskScore AS "Risk score"';
  const answer = answerTo(query, {udm, graph});
  expect(answer).toMatchObject({
    query,
    columns: [
      {label: 'Host', kind: 'text'},
      {label: 'Risk score', kind: 'score'},
    ],
    rows: [['web-01', '9.0']],
    count: '1 row',
  });
  expect(answer.highlighted).toContain('<span class="token keyword">FIND</span>');
});

it.each([
  ['FIND Hosts', 'Hosts'],
  ['FIND Team', 'finds nothing'],
])("refuses %s, which a page couldn't show", (query, message) => {
  expect(() => answerTo(query, {udm, graph})).toThrow(message);
});

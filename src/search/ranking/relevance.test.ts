import {expect, it} from 'vitest';
import {type Query, readQueries} from '../../../bench/search/queries';
import {score} from '../../../bench/search/relevance';
import {product} from '../../product/facts';
import {pathsOf, testEngine} from '../index/testing/test-site';
import {siteRecords} from '../records/site';

// Hundreds of searches over every page take ten seconds, and much longer on a machine that's also building.
const timeout = 600_000;

it('finds what readers look for on the Markdown pages', {
  timeout,
}, async () => {
  const records = siteRecords();
  const pages = new Set(records.map(({url}) => new URL(url).pathname));
  const answered = readQueries().filter(({expect: expected}) =>
    expected.every((route) => pages.has(route.split('#')[0] ?? '')),
  );
  const {engine, search} = testEngine(records);
  await engine.loadAll();

  async function relevanceOf(queries: Query[]) {
    const answers: string[][] = [];
    for (const {query} of queries)
      answers.push(pathsOf(await search(query)).map((path) => path.replace(product.siteUrl, '')));
    expect(queries.length).toBeGreaterThan(150);
    return score(queries, answers).all;
  }

  const unseen = await relevanceOf(answered.filter(({heldOut}) => heldOut));
  expect(unseen.mrr).toBeGreaterThanOrEqual(0.81);
  expect(unseen.five).toBeGreaterThanOrEqual(0.93);
  const tuned = await relevanceOf(answered.filter(({heldOut}) => !heldOut));
  expect(tuned.mrr).toBeGreaterThanOrEqual(0.865);
  expect(tuned.five).toBeGreaterThanOrEqual(0.94);
});

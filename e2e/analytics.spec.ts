import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../src/base/source/paths';
import {expect, hydrated, test} from './support/test';

test('nothing is sent, and the build has no code for it, unless the builder asked for it', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/docs/quick-start');
  await hydrated(page);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.pathname !== '/docs/quick-start');
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([]);

  const scripts = listFiles('build').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const counting = /plausible|Web vitals|Search without results/;
  expect(
    scripts.filter((name) => counting.test(readFileSync(path.join('build', name), 'utf8'))),
  ).toEqual([]);
});

import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkMenuPaths} from './check-menu-paths';

test("accepts paths of the menu tree, and another vendor's with an arrow", async () => {
  expect(
    await faultsOf(
      checkMenuPaths,
      'Open **Administration > Security > Users**, then **Settings → API keys** of Acme, then select **Create**.',
    ),
  ).toEqual([]);
});

test('rejects an unknown path and suggests the item', async () => {
  expect(await faultsOf(checkMenuPaths, 'Open **Administration > Security > Usrs**.')).toEqual([
    'docs/guides/topic/title.md:7  there is no menu path "Administration > Security > Usrs"  below "Administration > Security": did you mean "Users"?',
  ]);
});

test('rejects other separators', async () => {
  expect((await faultsOf(checkMenuPaths, 'Open **Administration / Security**.'))[0]).toContain(
    'separates a menu path with "/"',
  );
});

test("rejects a path in a component that isn't in the menu tree", async () => {
  const component = (path: string) => ({
    'src/pages/help.tsx': `<p>\n  <strong>{'${path}'}</strong>\n</p>`,
  });
  expect(await faultsOf(checkMenuPaths, component('Help › About'))).toEqual([]);
  expect(await faultsOf(checkMenuPaths, component('Help › Aboot'))).toEqual([
    expect.stringContaining('src/pages/help.tsx:2  there is no menu path "Help > Aboot"'),
  ]);
  expect(await faultsOf(checkMenuPaths, component('Help > About'))).toEqual([
    expect.stringContaining('src/pages/help.tsx:2  "Help > About" is shown with ">"'),
  ]);
});

import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkScreens} from './check-screens';

const screen = '::screen{name="findings-list" callouts="filter:riskRating, row:1"}';

test('accepts numbers that the steps below explain', async () => {
  expect(await faultsOf(checkScreens, `${screen}\n\n1. Open **Status**.\n2. Pick a row.`)).toEqual(
    [],
  );
});

test('rejects a number without a step', async () => {
  const faults = await faultsOf(checkScreens, `${screen}\n\n1. Open **Status**.`);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(
    'title.md:9  the screen "findings-list" has the number 2, but the steps below it end at 1',
  );
});

test("rejects steps that explain each other's number", async () => {
  const two = '::screen{name="findings-list" callouts="filter:riskRating, button:Export"}';
  const steps = (...texts: string[]) => texts.map((text, at) => `${at + 1}. ${text}`).join('\n');
  const faults = (...texts: string[]) => faultsOf(checkScreens, `${two}\n\n${steps(...texts)}`);
  expect(await faults('Filter by **Risk rating**.', 'Select **Export**.')).toEqual([]);
  expect(await faults('Filter.', 'Select **Export**.')).toEqual([]);
  expect(await faults('Select **Export**.', 'Filter by **Risk rating**.')).toEqual([
    expect.stringContaining('step 1 explains "button:Export", which has the number 2'),
  ]);
});

test("rejects a status that doesn't exist in a screen's text", async () => {
  const screenWith = (what: string) =>
    faultsOf(checkScreens, {
      'docs/apis/a.md': page('::screen{name="findings-list"}'),
      'src/content/screens/screens/findings-list.yaml': `blocks:\n  - timeline: [{when: Today, what: "${what}"}]\n`,
    });
  expect(await screenWith('Came back: status In progress from the state On Hold')).toEqual([]);
  expect(await screenWith('Came back: status Paused, from the state On Hold')).toEqual([
    expect.stringMatching(/findings-list\.yaml:2 {2}there is no status "Paused" {2}/),
  ]);
});

test("rejects a screen and a form that aren't on any page", async () => {
  expect(
    await faultsOf(checkScreens, {
      'docs/apis/a.md': page('::form{name="sla"}'),
      'src/content/screens/screens/lost.yaml': 'blocks: [{form: cluster}]',
      'src/product/facts/forms/cluster.yaml': '',
      'src/product/facts/forms/sla.yaml': '',
      'src/product/facts/forms/lost.yaml': '',
    }),
  ).toEqual([
    'src/content/screens/screens/lost.yaml:1  no page shows this screen  write ::screen{name="lost"} on a page, or delete the screen',
    'src/product/facts/forms/lost.yaml:1  no page or screen shows this form  write ::form{name="lost"} or :default[…] on a page, or delete the form',
  ]);
});

test('accepts a form if a page shows only one of its defaults', async () => {
  const files = {
    'src/product/facts/forms/token.yaml': 'tabs: [{title: A, fields: [{name: Life}]}]',
  };
  const faults = (text: string) => faultsOf(checkScreens, {...files, 'docs/apis/a.md': page(text)});
  expect(await faults('It lasts :default[Life].')).toEqual([]);
  expect(await faults('It lasts :default[Life]{of="token"}.')).toEqual([]);
  expect(await faults('It lasts :default[Life]{of="role"}.')).toHaveLength(1);
});

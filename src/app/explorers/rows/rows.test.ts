// @vitest-environment happy-dom
import {beforeEach, describe, expect, test} from 'vitest';
import {type RowCount, rowsIn} from './rows';

let list: HTMLElement;
let show: (typed: string) => RowCount;

beforeEach(() => {
  list = document.createElement('div');
  const table = (...rows: string[]) =>
    `<div><table><thead><tr><th>Connector</th></tr></thead><tbody>${rows
      .map((row) => `<tr><td>${row}</td></tr>`)
      .join('')}</tbody></table></div>`;
  list.innerHTML = `<h3>Cloud security</h3>${table('Wiz api.wiz.io', 'Orca')}<h3>Identity</h3><p>Directories:</p>${table('Okta')}`;
  show = rowsIn(list);
});

/** The texts of headings and rows that are shown. */
const shown = () =>
  [...list.querySelectorAll<HTMLElement>('h3, tbody tr')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({textContent}) => textContent);

test('shows the rows with all words, and the headings above them', () => {
  expect(show('wiz API')).toEqual({shown: 1, total: 3});
  expect(shown()).toEqual(['Cloud security', 'Wiz api.wiz.io']);
});

test('hides a text above a table with the table', () => {
  const text = list.querySelector('p');
  show('wiz');
  expect(text?.hidden).toBe(true);
  show('okta');
  expect(text?.hidden).toBe(false);
});

test('finds all rows below a heading by the words of the heading', () => {
  show('cloud');
  expect(shown()).toEqual(['Cloud security', 'Wiz api.wiz.io', 'Orca']);
});

test('finds a cell by its words instead of its text, if it has some', () => {
  list.innerHTML =
    '<div><table><tbody><tr><td>name</td><td data-words="Wiz, Orca">All except Okta</td></tr></tbody></table></div>';
  show = rowsIn(list);
  expect(show('wiz').shown).toBe(1);
  expect(show('okta').shown).toBe(0);
});

test("hides everything if nothing matches, and shows it again if there's no text", () => {
  expect(show('splunk').shown).toBe(0);
  expect(shown()).toEqual([]);
  show('');
  expect(shown()).toEqual(['Cloud security', 'Wiz api.wiz.io', 'Orca', 'Identity', 'Okta']);
});

describe('with folds', () => {
  const fold = (title: string, row: string) =>
    `<details><summary><h2 id="${title}">${title}</h2></summary><div><table><tbody><tr><td>${row}</td></tr></tbody></table></div></details>`;
  const openFolds = () =>
    [...list.querySelectorAll('details')]
      .filter(({open, hidden}) => open && !hidden)
      .map((each) => each.querySelector('h2')?.textContent);

  beforeEach(() => {
    list.innerHTML = `<p>About</p>${fold('roles', 'expired token')}${fold('backups', 'disk full')}`;
    show = rowsIn(list);
  });

  test('opens those with rows that match, and hides the others and what is said about them', () => {
    expect(show('token')).toEqual({shown: 1, total: 2});
    expect(openFolds()).toEqual(['roles']);
    expect(list.querySelector('p')?.hidden).toBe(true);
  });

  test('after the search, only the folds that the reader had opened are open', () => {
    const [, backups] = list.querySelectorAll('details');
    if (backups) backups.open = true;
    show('token');
    show('expired');
    show('');
    expect(openFolds()).toEqual(['backups']);
    expect(list.querySelector('p')?.hidden).toBe(false);
  });
});

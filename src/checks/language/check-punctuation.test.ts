import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkPunctuation} from './check-punctuation';

const faults = async (body: string) =>
  (await faultsOf(checkPunctuation, body)).map((fault) =>
    fault.replace(/^docs\/guides\/topic\/title\.md:/, ''),
  );

test.each([
  ['Select filters,charts and rules.', '"rs,charts"  write a space after the mark'],
  ['It is a list.The list is long.', '"list.The"  write a space after the mark'],
  [
    'A list ( and its rows ) is there.',
    '"( and its rows )"  delete the space inside the parentheses',
  ],
  ['It is there; The list shows it.', '"; The"  go on with a small letter, or end the sentence'],
  ["The host's are listed.", '"t\'s are"  a plural has no apostrophe'],
  ['It has “rows” in it.', '"“rows"  write the straight mark: " or \''],
  ['The user’s list.', '"’s"  write the straight mark: " or \''],
  ["It is a 'list' of rows.", '"\'list\'"  write double quotation marks'],
  ['It shows rows - a list of them.', '"-"  write a comma, a colon, or parentheses'],
  ['It shows **Rows** -- a list of them.', '"--"  write a comma, a colon, or parentheses'],
  ['It shows all rows...', '"..."  end the sentence with a period'],
  ['See [the list](./list.md', '"](./list.md"  write "[text](address)"'],
  ['See [the list(./list.md) first.', '"(./list.md)"  write "[text](address)"'],
  ['It is there.  Open it.', '".  Open"  write one space'],
  ['Note: the list is long.', '"Note:"  write :::note or :::warning around it, or delete the word'],
  [
    '**Tip:** the list is long.',
    '"Tip:"  write :::note or :::warning around it, or delete the word',
  ],
  ['The list <br/>and more.', 'a line break in a paragraph  make it two paragraphs'],
  [
    '1. Open it. The list is long',
    'the item ends without a period: "… The list is long"  end its last sentence with a period',
  ],
])('refuses %s', async (text, fault) => {
  expect(await faults(text)).toEqual([`7  ${fault}`]);
});

test('accepts marks that stand where they belong', async () => {
  expect(
    await faults(
      [
        "The users' list, the user's list, and Node.js 20.1. Read 1,000 rows; the rest waits.",
        '"a, b" and `a,b` are left alone. A pre-release is sign-in only. Take 2 - Medium.',
        '- A phrase\n- A phrase, and more\n- See it. [A page](a.md)',
        '| A | Example |\n| --- | --- |\n| One is there. Two, too. | One of them. |\n| A phrase here | Two |\n| A phrase more | Three |\n| A phrase there | Four |',
        'Note the address. Warning signs are red.',
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

test('refuses the only cell of a column that ends with a period', async () => {
  const rows = ['It is long.', 'It is short', 'It is gone'].map((cell) => `| ${cell} |`);
  expect(await faults(['| A |', '| --- |', ...rows].join('\n'))).toEqual([
    '9  only this cell ends with a period: "It is long."  end the cells of a column alike',
  ]);
});

test('a title has no mark at its end, and a description has a period', async () => {
  const page = '---\ntitle: Users.\ndescription: Create users and delete them\n---\n\nText.\n';
  expect(await faultsOf(checkPunctuation, {'docs/guides/a.md': page})).toEqual([
    'docs/guides/a.md:2  the title ends with "."  delete the mark',
    'docs/guides/a.md:3  the description ends without a period  end it with a period',
  ]);
});

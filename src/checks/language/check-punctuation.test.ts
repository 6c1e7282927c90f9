import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkPunctuation} from './check-punctuation';

const faults = async (body: string) =>
  (await faultsOf(checkPunctuation, body)).map((fault) =>
    fault.replace(/^docs\/guides\/topic\/title\.md:/, ''),
  );

test.each([
  ['Select filters,charts and rules.', '"rs,charts"  write a space after the punctuation mark'],
  ['It is a list.The list is long.', '"list.The"  write a space after the punctuation mark'],
  [
    'A list ( and its rows ) is there.',
    '"( and its rows )"  delete the space inside the parentheses',
  ],
  [
    'It is there; The list shows it.',
    '"; The"  continue in lowercase, or end the sentence with a period',
  ],
  ["The host's are listed.", '"t\'s are"  remove the apostrophe from the plural'],
  ['It has “rows” in it.', '"“rows"  write straight quotation marks: " or \''],
  ['The user’s list.', '"’s"  write straight quotation marks: " or \''],
  ["It is a 'list' of rows.", '"\'list\'"  write double quotation marks'],
  ['It shows rows - a list of them.', '"-"  write a comma, a colon, or parentheses'],
  ['It shows **Rows** -- a list of them.', '"--"  write a comma, a colon, or parentheses'],
  ['It shows all rows...', '"..."  end the sentence with a period'],
  ['See [the list](./list.md', '"](./list.md"  write "[text](address)"'],
  ['See [the list(./list.md) first.', '"(./list.md)"  write "[text](address)"'],
  ['It is there.  Open it.', '".  Open"  write one space'],
  [
    'You open it, change it and save it.',
    '"You open it, change it and save it."  write a comma before "and"',
  ],
  [
    'An account is one of these: a login, a profile or a key of a service.',
    '"a login, a profile or a key of a service."  write a comma before "and" or "or"',
  ],
  [
    'A row with an error stays, a row with only a warning or a hint goes.',
    '"A row with an error stays, a row with only a warning or a hint goes."  end the sentence at the comma, or join the two with "and", "but", or "so"',
  ],
  [
    'If the list finds no value for a record of one kind the record gets none.',
    '"If the list finds no value for a record of one kind the record gets none."  write a comma where the condition ends',
  ],
  ['Note: the list is long.', '"Note:"  write :::note or :::warning around it, or delete the word'],
  [
    '**Tip:** the list is long.',
    '"Tip:"  write :::note or :::warning around it, or delete the word',
  ],
  ['The list <br/>and more.', 'a paragraph has a line break  make it two paragraphs'],
  [
    '1. Open it. The list is long',
    'the item ends without a period: "… The list is long"  end its last sentence with a period',
  ],
])('rejects %s', async (text, fault) => {
  expect(await faults(text)).toEqual([`7  ${fault}`]);
});

test('accepts correct punctuation', async () => {
  expect(
    await faults(
      [
        "The users' list, the user's list, and Node.js 20.1. Read 1,000 rows. The rest waits.",
        '"a, b" and `a,b` are left alone. A pre-release is sign-in only. Take 2 - Medium.',
        '- A phrase\n- A phrase, and more\n- See it. [A page](a.md)',
        '| A | Example |\n| --- | --- |\n| One is there. Two, too. | One of them. |\n| A phrase here | Two |\n| A phrase more | Three |\n| A phrase there | Four |',
        'Note the address. Warning signs are red.',
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

test('rejects the only cell of a column that ends with a period', async () => {
  const rows = ['It is long.', 'It is short', 'It is gone'].map((cell) => `| ${cell} |`);
  expect(await faults(['| A |', '| --- |', ...rows].join('\n'))).toEqual([
    '9  only this cell ends with a period: "It is long."  end all cells in the column the same way',
  ]);
});

test("a title doesn't end with a punctuation mark, and a description ends with a period", async () => {
  const page = '---\ntitle: Users.\ndescription: Create users and delete them\n---\n\nText.\n';
  expect(await faultsOf(checkPunctuation, {'docs/guides/a.md': page})).toEqual([
    'docs/guides/a.md:2  the title ends with "."  delete the punctuation mark',
    'docs/guides/a.md:3  the description ends without a period  end it with a period',
  ]);
});

test.each([
  [
    'It has rules for password, lockout, session and MFA rules.',
    ', lockout, session and MFA rules',
  ],
  ['The list is short; it has one row.', 'short; it has'],
  ['They were replaced in 11.32; you can still read them.', '32; you can'],
  ['Use `IN` for one value; use `CONTAINS ANY` for several.', 'value; use …'],
])('refuses a list without its last comma, and two sentences in one: %s', async (text, found) => {
  expect((await faultsOf(checkPunctuation, text)).join()).toContain(`"${found}"`);
});

test('accepts pairs, commas that open a clause, and semicolons in cells', async () => {
  const text =
    'If it is empty, name and status stay.\n\n| A |\n| --- |\n| Unchanged; the name if empty |';
  expect(await faultsOf(checkPunctuation, text)).toEqual([]);
});

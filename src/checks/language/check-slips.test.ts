import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkSlips} from './check-slips';

const faults = (body: string) => faultsOf(checkSlips, body);

test('accepts text without slips, and what only looks like one', async () => {
  expect(
    await faults(
      [
        'The value that that host had had. Turn single sign-on on again. Start the sign-in in Okta.',
        'An hour, an SLA, a user, a one-time code, a European host, a URL. Plan A is short.',
        'Wait … then go on. Is it so? It is. xDome reads `a  b`, `f(`, `**x` and `the the`.',
        'Write 2 \\* 3, or 2 * 3. © 2026 ↔ ≥ ✓. The pattern is `web-*`. snake_case_name',
        '1) is a step, (a) another, and (this (one) too). Select **Save (all**.',
        '| Message |\n| --- |\n| Expected ( or a name |',
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

test.each([
  ['The user opens the the list.', '"the the"  write "the" once'],
  ['The the list.', '"The the"  write "The" once'],
  ['The list  shows.', '"t"  write one space'],
  ['The list , which is long.', '"t ,"  delete the space before the punctuation mark'],
  ['The list is there..', '".."  write "." once'],
  ['Open **Users**. select one.', '"…. select"  begin the sentence with a capital letter'],
  [
    '| Cell |\n| --- |\n| A list (long |',
    'a "(" has no matching ")"  add the ")", or delete the "("',
  ],
  ['Whilst it runs, wait.', '"Whilst" is British  write "while"'],
  ['The list is long. it is red.', '"ng. it"  begin the sentence with a capital letter'],
  ['A attribute is red.', '"A attribute"  write "an attribute"'],
  ['An user has no name.', '"An user"  write "a user"'],
  [
    'A view is the layout of a page for It decides on columns.',
    '"for It"  finish the sentence before the next one begins',
  ],
  ['It is an host.', '"an host"  write "a host"'],
  ['It is NOT the same.', `"NOT"  write "not", or format it as code if it's a keyword`],
  ['There is nothing to prepare!', '"!"  end the sentence with a period'],
  ['It works 🎉.', '"🎉"  delete it, because screen readers read its name aloud'],
  ['It (the list is long.', 'a "(" has no matching ")"  add the ")", or delete the "("'],
  ['It says "Done.', "a '\"' has no matching '\"'  close the quotation"],
  ['Select **Save.', '"**" is published as text: "**Save."  close the mark, or write "\\**"'],
  ['Select *Save.', '"*" is published as text: "*Save."  close the mark, or write "\\*"'],
  ['Select **Save*.', '"*" is published as text: "*"  close the mark, or write "\\*"'],
  ['It is EACH of them.', '"EACH"  write "each"'],
  ['Type `riskScore.', '"`" is published as text: "`riskScore."  close the mark, or write "\\`"'],
])('rejects %s', async (text, fault) => {
  const [found = '', ...others] = await faults(text);
  expect(others).toEqual([]);
  expect(found.replace(/^\S+ {2}/, '')).toBe(fault);
});

test('reports the line of a mark in a paragraph with several lines', async () => {
  expect(await faults('One.\nTwo **three.')).toEqual([
    expect.stringContaining('title.md:8  "**" is published as text'),
  ]);
});

test('rejects British words that American dictionaries contain', async () => {
  const found = await faultsOf(
    checkSlips,
    'The coloured nodes are centred. Two labelled programmes go towards the neighbouring harbours.',
  );
  expect(found.map((fault) => /"(\S+)" is British {2}write "(\S+)"/.exec(fault)?.slice(1))).toEqual(
    [
      ['coloured', 'colored'],
      ['centred', 'centered'],
      ['labelled', 'labeled'],
      ['programmes', 'programs'],
      ['towards', 'toward'],
      ['neighbouring', 'neighboring'],
      ['harbours', 'harbors'],
    ],
  );
});

test('rejects British endings of verbs', async () => {
  const found = await faultsOf(
    checkSlips,
    'It recognises names, organised by an analyser of organisations.',
  );
  expect(found.map((fault) => / {2}write "(\S+)"/.exec(fault)?.[1])).toEqual([
    'recognizes',
    'organized',
    'analyzer',
    'organizations',
  ]);
});

test('rejects "a" before an abbreviation that begins with the sound of a vowel', async () => {
  const found = await faultsOf(
    checkSlips,
    'A SLA, a X.509 certificate, and a HTTP proxy need a URL.',
  );
  expect(found.map((fault) => / {2}write "(.+?)"/.exec(fault)?.[1])).toEqual(['an SLA']);
  expect(await faultsOf(checkSlips, 'An X.509 certificate has a SHA-256 hash and a UUID.')).toEqual(
    [],
  );
  expect(await faultsOf(checkSlips, 'It needs a X.509 certificate.')).toHaveLength(1);
});

test('accepts American words, and British words in names', async () => {
  const texts = [
    'An hour, a contour, four tours, glamour, controlled, fulfilled, enrolled, centered, acre, genre.',
    'Cancelled closes it. A status `Cancelled`, **Grey** and "Transaction cancelled" are of the vendor Armour Centre.',
    'A host grey-1.example, an address centre.example.com and a path /grey/labelled.',
    'Analyses of premises that rise, otherwise an enterprise advises a precise exercise.',
    'The dialog, the dialogue, pouring, armory, laboratory, humorous, metrics, tellers.',
  ];
  expect(await faultsOf(checkSlips, texts.join('\n\n'))).toEqual([]);
});

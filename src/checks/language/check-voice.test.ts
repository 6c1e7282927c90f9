import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkVoice} from './check-voice';

test('accepts plain text, and banned words in code', async () => {
  expect(
    await faultsOf(
      checkVoice,
      'Select **Create**. The user appears in the list just below. Use `just-in-time`.',
    ),
  ).toEqual([]);
});

test('rejects filler phrases and says what to do', async () => {
  const found = await faultsOf(
    checkVoice,
    'This article explains how to\nsimply leverage it, as needed.',
  );
  expect(found).toEqual([
    'docs/guides/topic/title.md:7  "This article explains"  begin with the answer',
    'docs/guides/topic/title.md:8  "simply"  delete it: the steps show how easy it is',
    'docs/guides/topic/title.md:8  "leverage"  write "use"',
    'docs/guides/topic/title.md:8  "as needed"  say when',
  ]);
});

test.each([
  ['Use it, e.g. for hosts.', 'e.g.'],
  ['We would recommend the connector.', 'We would recommend'],
  ['Here, consider using the connector.', 'consider using'],
  ['The user should be able to say it.', 'user should be able to'],
  ['It ends on 11/19/25.', '11/19/25'],
  ['Select hosts and/or devices.', 'and/or'],
  ['Delete the host(s).', 't(s)'],
  ['Note that it is long.', 'Note that'],
  ['Save it prior to the run.', 'prior to'],
  ['You are able to save it.', 'are able to'],
  ['Roles allow you to save it.', 'allow you to'],
  ['Ensure that it is saved.', 'Ensure'],
  ['It is an intuitive list.', 'intuitive'],
  ['This guide will show you how to save it.', 'This guide will show'],
  ['Click **Save**.', 'Click ¤'],
  ['Click on the list.', 'Click on the'],
  ["Let's save it.", "Let's"],
  ['If he is the owner, it can be saved.', 'he'],
])('rejects filler and long phrases: %s', async (text, found) => {
  const faults = await faultsOf(checkVoice, text);
  expect(faults.join()).toContain(`title.md:7  "${found}"`);
});

test.each([
  ['A user will be created.', 'will be created'],
  ['When you select **Create**, the list will show it.', 'will show'],
  ["You'll see the list.", "You'll"],
  ['The list is going to show it.', 'is going to'],
  ['It won’t start.', 'won’t start'],
  ["They aren't going to start.", "aren't going to"],
])('rejects the future tense for the present: %s', async (text, found) => {
  expect(await faultsOf(checkVoice, text)).toEqual([
    `docs/guides/topic/title.md:7  "${found}"  write the present tense: "the user appears"`,
  ]);
});

test.each([
  'Whoever opens the query will see the records.',
  'Users who have the role will see the records.',
  'It fails because the token will expire.',
])('rejects the future tense in "%s"', async (text) => {
  expect(await faultsOf(checkVoice, text)).toHaveLength(1);
});

test.each([
  'Everyone who will sign in has a user.',
  'Simplify queries that others will use.',
  'The rows that remain are the records that your model will score.',
])('accepts the future tense in "%s"', async (text) => {
  expect(await faultsOf(checkVoice, text)).toEqual([]);
});

test.each([
  ['A list can be created by an administrator.', 'be created by an administrator'],
  ['It is often written by people.', 'is often written by people'],
  ["It's renewed by the connector.", "It's renewed by the connector"],
  ['Work is now waited for by the machine.', 'is now waited for by the machine'],
  ['Records are turned into assets by orchestration.', 'are turned into assets by orchestration'],
  ['It is approved by a **Risk analyst** role.', 'is approved by a ¤ role'],
])('rejects a passive that names the actor: %s', async (text, found) => {
  const faults = await faultsOf(checkVoice, text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`"${found}"  begin with the actor`);
});

test('accepts a true future, a passive without an actor, and quotations', async () => {
  expect(
    await faultsOf(
      checkVoice,
      [
        'Ask whoever will review it. Save a search that you will need again.',
        'If nobody will do a ticket, close it. Which ticket will be late?',
        'Sources choose levels at will. The dialog says "The user will be deleted. Please wait."',
        'Select **No, I will test later**. Read `it will be`. Records are sorted by an attribute.',
        'The tickets are sorted by owner, and by user role. The form is filled in by the time you open it.',
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

test.each([
  ['I find this a small month.', 'I'],
  ['It took me an hour.', 'me'],
  ['Open my page.', 'my'],
  ['Then I’ve a list.', 'I’ve'],
])('rejects a writer who uses the first person: %s', async (text, found) => {
  expect(await faultsOf(checkVoice, text)).toEqual([
    expect.stringContaining(`"${found}"  write about the reader`),
  ]);
});

test('rejects a passive that names the product', async () => {
  expect(await faultsOf(checkVoice, 'A complete backup is written by {Product}.')).toHaveLength(1);
});

test("accepts readers' questions, names, and numerals", async () => {
  const texts = [
    'Which hosts does my copy have to update?',
    '"I did not find it" and `my query` stay. **Tickets assigned to me** shows **My work**.',
    'Type I errors and Part I of it; I/O of my-tenant and my.example.com. In our cloud, we do it.',
    'The records are sorted by an attribute and read by {Product}-like tools. A file from {Product}.',
    'Phase I ends. World War I is over.',
  ];
  expect(await faultsOf(checkVoice, texts.join('\n\n'))).toEqual([]);
});

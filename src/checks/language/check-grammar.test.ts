import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkGrammar} from './check-grammar';

const faults = async (body: string) =>
  (await faultsOf(checkGrammar, body)).map((fault) => fault.replace(/^docs\/\S+ {2}/, ''));

test.each([
  // Agreement
  [
    'Scanners and attack surface tools collects what servers present.',
    'scanners and attack surface tools collects',
  ],
  ['New sources brings such records.', 'new sources brings'],
  ['When the run ends, the findings is in the list.', 'the findings is'],
  ['The connector have two modes.', 'The connector have'],
  ['Find the users that is inactive.', 'the users that is'],
  ['List pages and Explorer shows records.', 'list pages and Explorer shows'],
  ['Hosts that no scan have reached are gone.', 'that no scan have'],
  ['After the run, it send an email.', 'it send'],
  ['You needs the role.', 'you needs'],
  ['There is hosts without an owner.', 'there is hosts'],
  ['Each of them needs a hosts with an agent.', 'a hosts'],
  ['Select these rule in the list.', 'these rule'],
  ['The table has three column.', 'three column'],
  // Forms
  ['Everyone can opens the list.', 'can opens'],
  ['The run does not starts.', 'does not starts'],
  ['Use it to gets the list.', 'to gets'],
  ['You have create a rule.', 'have create'],
  ['The rule is delete at once.', 'is delete'],
  ['The setting allows to open the list.', 'allows to open'],
  // Words confused with similar ones
  ['The form writes the a file.', 'the a'],
  ['It reads more then one host.', 'more then'],
  ['Its a list of hosts.', 'its a'],
  ["It deletes everything with it's files.", "with it's"],
  ['Users see there own hosts.', 'see there own hosts'],
  ['The answer is to long.', 'to long'],
  ['You loose the records.', 'you loose'],
  ['The order has no affect.', 'no affect'],
  ['It needs less rows than that.', 'less rows than'],
  ['People which only look see it.', 'people which only'],
  ['You could of known.', 'could of'],
  ['It depends of the role.', 'depends of'],
  // Two sentences
  ['A user is not a person, it is an account.', 'a user is not a person, it is'],
  ['Select **Save**, it appears in the list.', 'select …, it appears'],
  // Passive instructions without an actor
  ['The access control must be opened.', 'the access control must be opened'],
  ['A backup should be made before it.', 'a backup should be made'],
  ['A second user is called by support.', 'is called by support'],
  ['The page is then opened by the risk owner.', 'is then opened by the risk owner'],
])('rejects %s', async (text, found) => {
  const [first = ''] = await faults(text);
  expect(first.toLowerCase()).toContain(`"${found.toLowerCase()}"`);
});

test.each([
  'The number of hosts shows the risk. A group of hosts that is empty stays.',
  'Twelve hours is long. 12 hours is long. The rest are read. As if it were so, it need not be.',
  'How many hosts has each owner? Which rules does it change? Generating keys replaces the old ones.',
  'The tool limits calls. Each costs calls. A vendor documents alerts, and another vendor watches hosts.',
  '[Risk scores](risk.md) explains it. **Findings** shows them. Qualys asks for a user; ask Qualys.',
  'Whoever can makes the key. What binds you says otherwise. The tool that you log in to is a service.',
  'Each has its own key. You can, too. More than that, then. Rather than wait, open it.',
  'Each time a run reads a record, it sets the value. If it is there, it is used.',
  'The scope, the role, and the key are set. It is a key, a name, or it is empty.',
  'What has to be fixed? Nothing has to be fixed. A rule that must be sorted is sorted.',
  '| Cell |\n| --- |\n| The menus are right, the lists are empty |',
  '### Warning: applications has no record',
])('accepts %s', async (text) => {
  expect(await faults(text)).toEqual([]);
});

test('checks the title, the description, headings, cells, and alternative text', async () => {
  const found = await faultsOf(checkGrammar, {
    'docs/guides/a.md': [
      '---',
      'title: Users which wait',
      'description: See which hosts has no owner, and how you gets them one.',
      '---',
      '',
      '## Read a records that is empty',
      '',
      '| Head |',
      '| --- |',
      '| You can opens it |',
      '',
      '![You can opens the list](./img/a.svg)',
    ].join('\n'),
  });
  expect(found.map((fault) => /:(\d+) {2}("[^"]*")/.exec(fault)?.slice(1))).toEqual([
    ['2', '"users which wait"'],
    ['3', '"you gets"'],
    ['6', '"a records"'],
    ['10', '"can opens"'],
    ['12', '"can opens"'],
  ]);
});

test.each([
  'Open the page, select the row and choose the role.',
  "The connector doesn't read applications, devices or sign-in logs.",
  'Copy the ID, the secret or the key.',
  '`hosts` returns servers, workstations and virtual machines.',
  'Return the row label, column label and number, in this order.',
  'It says who reads it, with what, against whom and since when.',
])('rejects a list without its last comma: %s', async (text) => {
  const found = await faults(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('write a comma before "and" or "or"');
});

test.each([
  'In **Settings**, open the role and select **Delete**.',
  'All assets become devices, including servers and printers.',
  'It imports your company, the addresses and domains of the company, and their findings.',
  "The connector doesn't read applications, devices, or sign-in logs.",
])('accepts "%s"', async (text) => {
  expect(await faults(text)).toEqual([]);
});

test('rejects a sentence that another one follows after a comma', async () => {
  const found = await faults(
    "Users keep the files, assign the role to few people, this can't be undone.",
  );
  expect(found.join()).toContain('end the sentence at the comma');
  expect(await faults('If an owner leaves the company, this rule is the reason.')).toEqual([]);
});

import {describe, expect, test} from 'vitest';
import {page} from '../faults-of';
import {formatFault, run} from '../run';
import {createSite} from '../site';
import {checkChangedFacts} from './check-changed-facts';
import {formatList, listFile} from './reviewed/list';

const path = 'docs/guides/topic/title.md';
const trees = {docs: '0'.repeat(40), product: '0'.repeat(40)};

/** The faults of a page that someone reviewed as `before`. */
async function changesOf(before: string, now: string, changed = {}) {
  const files = {[path]: page(now), [listFile]: formatList({...trees, changed})};
  const site = createSite(files, {reviewed: new Map([[path, page(before)]])});
  const {faults} = await run({test: checkChangedFacts}, site);
  return faults.map(formatFault).map((fault) => fault.replace(/;.*/, ''));
}

test('reports both names if one replaced the other, and the command to run', async () => {
  const files = {
    [path]: page('It needs `Read.All`.'),
    [listFile]: formatList({...trees, changed: {}}),
  };
  const reviewed = new Map([[path, page('It needs `Read.Own`.')]]);
  const {faults} = await run({test: checkChangedFacts}, createSite(files, {reviewed}));
  expect(faults.map(formatFault)).toEqual([
    `${path}:7  "\`Read.All\`", where "\`Read.Own\`" was reviewed  write "\`Read.Own\`" again; if that's wrong, look it up, then run: npm run facts -- ${path} --reason vendor (or product, correction, wording) (test)`,
  ]);
});

test.each([
  ['bold name', 'Select **Save** first.', 'Select **Apply** first.'],
  ["link's target", 'See [roles](../roles.md).', 'See [roles](../users.md).'],
  ['name with a capital', 'It runs on Debian and macOS.', 'It runs on Debian and Windows.'],
  ['month', 'It was retired in August.', 'It was retired in July.'],
  ['cell', '| a | b |\n| - | - |\n| x | Yes |', '| a | b |\n| - | - |\n| x | No |'],
  ['derived part', '::limits{of="sla"}', '::limits{of="clusters"}'],
  ['line of a query', '```bql\nORDER BY name ASC\n```', '```bql\nORDER BY name DESC\n```'],
  ['negation in a query', '```bql\nWHERE a IN b\n```', '```bql\nWHERE a NOT IN b\n```'],
  ['product term', 'It closes the finding.', 'It closes the ticket.'],
  ['bound', 'Everyone can read it.', 'Everyone but you can read it only once.'],
  ['negation', 'It is stored.', "It isn't stored."],
  ['order of events', 'Save before you test it.', 'Save after you test it.'],
  ['noun', 'Its submitter must cancel the request.', 'Its reviewer must cancel the request.'],
  ['adjective', 'It belongs to the broader class.', 'It belongs to the narrower class.'],
  ['direction', 'Times are rounded up.', 'Times are rounded down.'],
  ['sign', 'It is goal − tolerance.', 'It is goal + tolerance.'],
  [
    'exact amount',
    'It covers exactly one account, in the Regions you list.',
    'It covers every account of an organization, in the Regions you list.',
  ],
  [
    'order of cells',
    '| a | b | c |\n| - | - | - |\n| Rows | Stay with the user | Transferred to you |',
    '| a | b | c |\n| - | - | - |\n| Rows | Transferred to you | Stay with the user |',
  ],
  [
    'name that begins a sentence with a lowercase letter',
    'One run ended early. [VulnDB](../a.md) needs a change.',
    'One run ended early. [runZero](../b.md) needs a change.',
  ],
  ['order of words', 'A value adds, a filter narrows.', 'A value narrows, a filter adds.'],
  ['bound of a number', 'Enter up to 5 names.', 'Enter at least 5 names.'],
  ['number', 'Enter up to five names.', 'Enter up to 6 names.'],
  ['condition', 'If a run fails, stop the scan.', 'Stop the scan unless a run fails.'],
  ['doer', 'The keys are sent in each call.', 'The keys send each call.'],
  [
    'amount in a rewritten sentence',
    'An asset has at most one owner and one reviewer, and any number of users.',
    'An asset can have several owners and reviewers, but only one user who is told.',
  ],
  [
    'name that a rewritten sentence drops',
    '**Share** = (**In SLA** + **Near SLA**) / all of them',
    '**Share** = **In SLA** / all of them',
  ],
  [
    'limit that two new sentences lose',
    'The reviewer is never notified beforehand. Put the query in it.',
    'The reviewer gets an email two weeks before that date. To see more, put the query in it.',
  ],
  ['opposite in another form', 'The data of a run is kept.', 'The data of a run is discarded.'],
  [
    'formula',
    'change = (value − earlier value) ÷ earlier value',
    'change = (value − earlier value) ÷ value',
  ],
  [
    'name in a cell',
    '| a | b |\n| - | - |\n| Safari | macOS |',
    '| a | b |\n| - | - |\n| Safari | macOS, iOS |',
  ],
  [
    'item of a list',
    'Only its scheme, name, and port count.',
    'Only its name, port, and path count.',
  ],
  [
    'limit with one more name',
    'Only the owner or an administrator can delete it.',
    'Only the owner, an administrator, or someone with **Can edit** can delete it.',
  ],
  ['narrowed negation', "Old tickets aren't sent.", "Old tickets aren't sent immediately."],
  ['order of steps', '1. Open it.\n2. Close the list.', '1. Close the list.\n2. Open it.'],
  [
    'negation in a rewritten sentence',
    'A wrong password and a wrong MFA code each count as one failed attempt.',
    "A wrong password counts as one failed attempt, and a wrong MFA code doesn't count.",
  ],
  [
    'limit in a rewritten sentence',
    'Only support can restore an older version.',
    'If an update causes trouble, restore the older version in **Integrations > Connectors**.',
  ],
  [
    'limit in another sentence',
    'Closing it never closes a finding.',
    'When you do so, its findings become **Fixed**.',
  ],
  ['verb that is the opposite', '`SKIP` and `LIMIT` apply.', 'It also ignores `SKIP` and `LIMIT`.'],
  ['verb of a role', 'Owners review requests.', 'Owners submit requests.'],
  [
    'cell of a row',
    '| a | b |\n| - | - |\n| An exception is approved. | Unchanged. `due` has the later date. |',
    '| a | b |\n| - | - |\n| An exception is approved. | Moved to a later day. |',
  ],
  [
    'order',
    'It runs in this order: status, clusters, scores.',
    'It runs in this order: clusters, status, scores.',
  ],
  [
    'limit of who does something',
    'Only the owner or a system administrator can delete it.',
    'Anyone with **Can edit** can delete it.',
  ],
  [
    'scope',
    'No one can run a query as someone else.',
    'No one can run a query as someone else, except users with the **Administrator** role.',
  ],
  [
    'default',
    '**Maximum**, which is the default, takes the highest score, and **Average** takes the mean.',
    '**Maximum** takes the highest score, and **Average**, which is the default, takes the mean.',
  ],
  [
    'quoted message',
    'Each run fails with "Agent too old" then.',
    'Each run fails with "Agent outdated" then.',
  ],
  ['page after a label', '> Pages: Tickets, Roles', '> Pages: Users, Roles'],
  [
    'number of a query in a sentence',
    'Those of the last 30 days match `seen IN LAST 30 days`.',
    'Those of the last 30 days match `seen IN LAST 60 days`.',
  ],
  [
    'order of actions',
    'To rotate the key, add a second key, test the connection, and delete the first key.',
    'To rotate the key, delete the first key, add a second key, and test the connection.',
  ],
  [
    'word that is code elsewhere on the page',
    'It reads `skip` and `limit`.\n\n![It increases skip by 200.](./a.svg)',
    'It reads `skip` and `limit`.\n\n![It increases limit by 200.](./a.svg)',
  ],
  [
    'name in the active',
    "The keys are sent in each call's `X-ApiKeys` header.",
    'Each call sends the keys in its `Authorization` header.',
  ],
  ['subject', 'Only two roles can open it.', 'Two roles can open it.'],
  [
    'value in a cell',
    '| a | b |\n| - | - |\n| `Low` becomes `4` | Yes |',
    '| a | b |\n| - | - |\n| `Low` and `Info` become `4` | Yes |',
  ],
  [
    'row',
    '| a | b |\n| - | - |\n| Another color | Ask for a second chart |\n| x | y |',
    '| a | b |\n| - | - |\n| Two axes | Draw both |\n| x | y |',
  ],
  [
    'scope in an appended sentence',
    'An archive keeps its name.',
    'An archive keeps its name. It also keeps the passwords.',
  ],
  [
    'negation in a sentence with another negation',
    "A preview doesn't send emails.",
    'A preview also sends the email, without attachments.',
  ],
  [
    'limit that a rewritten sentence adds',
    'Rules add up: a host that matches two rules gets the tags of both.',
    'The last rule wins: a host that matches two rules gets only its tags.',
  ],
  ['state', 'It is turned on.', 'It is turned off.'],
  ['way', 'It copies data from a file.', 'It copies data to a file.'],
])('another %s is a changed fact', async (_, before, now) => {
  expect(await changesOf(before, now)).toHaveLength(1);
});

test.each([
  ['nothing', 'It is stored.', 'It is stored.'],
  ['a contraction', 'It is not stored.', "It isn't stored."],
  [
    'a contraction in bold',
    '**Whether you are late** decides.',
    "**Whether you're late** decides.",
  ],
  ['a new sentence', 'It is stored.', 'It is stored. `Read.All` is enough for AWS.'],
  ['a new row', '| a | b |\n| - | - |\n| x | y |', '| a | b |\n| - | - |\n| `z` | y |\n| x | y |'],
  ['a new sentence with a limit', 'It is stored.', 'It is stored. Its name never changes.'],
  ['a new paragraph', 'It is stored.', 'It is stored.\n\nA copy is also stored.'],
  ['a deleted sentence', 'It is stored. Use `Read.All`.', 'It is stored.'],
  ['an added name', 'It reads `a` and `b`.', 'It reads `a`, `b`, and `c`.'],
  ['an added option', '```bash\ncurl -s a\n```', '```bash\ncurl -s --fail a\n```'],
  [
    'an added option in a sentence',
    'Run `trivy convert` first.',
    'Run `trivy convert --quiet` first.',
  ],
  ['an added phrase', 'Start it.', 'Start it, on Linux with `systemctl`.'],
  ['a fact by reference', 'It takes 5 minutes.', 'It takes :limit[Time of a run].'],
  ['a noun for its pronoun', 'It skips them.', 'The connector skips the hosts.'],
  [
    'another form of an exception',
    '| a |\n| - |\n| All but Info |',
    '| a |\n| - |\n| All except Info |',
  ],
  ['a synonym', 'Start each single host.', 'Begin each individual host.'],
  ['another verb', 'The page shows the roles.', 'The page lists the roles.'],
  ['a condition at the end', 'If a run fails, stop the scan.', 'Stop the scan if a run fails.'],
  [
    'a phrase with a list at the end',
    "For a target that isn't a host, an image, or a device, `a` is empty:",
    "`a` is empty for a target that isn't a host, an image, or a device:",
  ],
  ['a place at the end', 'In **Users**, select `a`.', 'Select `a` in **Users**.'],
  [
    'a cause at the end',
    "A response doesn't change `a`, so there's nothing to undo.",
    "There's nothing to undo, because a response doesn't change `a`.",
  ],
  [
    'the active voice',
    "The keys are sent in each call's `X-ApiKeys` header.",
    'Each call sends the keys in its `X-ApiKeys` header.',
  ],
  ['the passive voice', 'A job writes the file.', 'The file is written by a job.'],
  ['a number in digits', 'It has three stages.', 'It has 3 stages.'],
  ['another form of a bound', 'Enter up to 5 names.', 'Enter no more than 5 names.'],
  ['an emphasized amount', 'A sender needs half as many.', 'A sender needs only half as many.'],
  ['a synonym of "after"', 'After you save it, test it.', 'Once you save it, test it.'],
  [
    'an added pipe in code',
    '| a | b |\n| - | - |\n| Several models, with a `uid` | c |',
    '| a | b |\n| - | - |\n| Several models, as in `A\\|B`, with a `uid` | c |',
  ],
  [
    'a limit in other words',
    "Public holidays and time zones other than UTC aren't supported.",
    'Due dates take no public holidays into account, and UTC is the only time zone.',
  ],
  [
    'a limit in the next sentence',
    'Write a verb in uppercase, exactly as here, and never change its form, whatever you start from.',
    'Write a verb in uppercase. Its form never changes.',
  ],
  ['the number of rows in a query', '```bql\nLIMIT 25\n```', '```bql\nLIMIT 10\n```'],
  [
    'another example of a query',
    '| Period | `seen IN LAST 30 days` |\n| - | - |',
    '| Period | `seen IN LAST 14 days` |\n| - | - |',
  ],
  [
    'a phrase from the middle at the beginning',
    'You can read tickets over the API but not change them.',
    'Over the API, you can read tickets but not change them.',
  ],
  [
    '"without" in other words',
    'Without `ELSE`, the cell is empty.',
    "The cell is empty if there's no `ELSE`.",
  ],
  [
    'a negation with "without"',
    "The graph ends at 100 records, and doesn't say that some are missing.",
    'The graph ends at 100 records, without saying that some are missing.',
  ],
  ['a new step', '1. Open it.\n2. Close it.', '1. Open it.\n2. Read it.\n3. Close it.'],
  [
    'a command with an option, of several words',
    'Run `a convert` first.',
    'Run `a convert --quiet` first.',
  ],
  [
    'a rewritten sentence',
    'A mistake that people often make is a name in **API ID**.',
    'Often, **API ID** holds the name of someone.',
  ],
])("%s isn't a changed fact", async (_, before, now) => {
  expect(await changesOf(before, now)).toEqual([]);
});

test('two sentences whose subjects were exchanged are two changed facts', async () => {
  const before = 'A red banner is an outage. An orange banner is a warning.';
  const now = 'An orange banner is an outage. A red banner is a warning.';
  expect(await changesOf(before, now)).toHaveLength(2);
});

test('a number by reference equals the number that it shows', async () => {
  const typed = 'An idle session ends after 30 minutes.';
  const bound = 'An idle session ends after :default[Idle timeout].';
  expect(await changesOf(typed, bound)).toEqual([]);
  expect(
    await changesOf(typed, bound.replace('Idle timeout', 'Count attempts within')),
  ).toHaveLength(1);
});

test('accepts a listed change, but no other', async () => {
  const listed = {[path]: [{was: '`a`', is: '`b`', reason: 'vendor'}]};
  expect(await changesOf('It reads `a`.', 'It reads `b`.', listed)).toEqual([]);
  expect(await changesOf('It reads `a`.', 'It reads `c`.', listed)).toHaveLength(1);
});

test("compares a picture's text, but not its drawing", async () => {
  const picture = 'docs/guides/img/a.svg';
  const file = (text: string, x: number) => `<svg>\n<text x="${x}">${text}</text>\n</svg>`;
  const faults = async (now: string) => {
    const site = createSite(
      {[picture]: now, [listFile]: formatList({...trees, changed: {}})},
      {reviewed: new Map([[picture, file('24 hours', 1)]])},
    );
    return (await run({test: checkChangedFacts}, site)).faults;
  };
  expect(await faults(file('12 hours', 1))).toHaveLength(1);
  expect(await faults(file('24 hours', 9))).toEqual([]);
});

describe("compares the product's data", () => {
  const data = 'src/product/facts/limits.yaml';
  const before =
    '# What the product limits.\n- {what: Rows, limit: "200"}\n- {what: Bars, limit: "50"}\n';
  const faults = async (now: string) => {
    const files = {[data]: now, [listFile]: formatList({...trees, changed: {}})};
    const site = createSite(files, {reviewed: new Map([[data, before]])});
    return (await run({test: checkChangedFacts}, site)).faults.map(({line, wrong}) => [
      line,
      wrong,
    ]);
  };
  test.each([
    ['value', before.replace('200', '500'), [2, '"500", where "200" was reviewed']],
    [
      'deleted entry',
      before.replace(/.*Rows.*\n/, ''),
      [1, 'this said "- {what: Rows, limit: "200"}" when it was reviewed'],
    ],
  ])('reports a %s', async (_, now, fault) => expect(await faults(now)).toEqual([fault]));
  test.each([
    ['new entry', `${before}- {what: Lines, limit: "9"}\n`],
    ['comment', before.replace('limits', 'limits, and more')],
    ['other order', before.replace(/(- .*Rows.*\n)(- .*\n)/, '$2$1')],
    ['other layout', before.replaceAll('"', "'")],
  ])('accepts a %s', async (_, now) => expect(await faults(now)).toEqual([]));
});

test('outside a repository, says that nothing was compared', async () => {
  const {faults, skipped} = await run({test: checkChangedFacts}, createSite({[path]: page('A.')}));
  expect(faults).toEqual([]);
  expect(skipped).toEqual([
    'facts not compared with the last review: not in a clone of the repository',
  ]);
});

test("a place in the sidebar isn't a fact", async () => {
  const at = (position: number) => page('Text.', `sidebar_position: ${position}\n`);
  const files = {[path]: at(5), [listFile]: formatList({...trees, changed: {}})};
  const site = createSite(files, {reviewed: new Map([[path, at(4)]])});
  expect((await run({test: checkChangedFacts}, site)).faults).toEqual([]);
});

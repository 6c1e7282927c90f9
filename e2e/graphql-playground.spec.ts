import type {Page} from '@playwright/test';
import {violationsInBothModes} from './support/axe';
import {expect, hydrated, test} from './support/test';

const operationOf = (page: Page) => page.getByRole('textbox', {name: 'Operation'});
const answerOf = (page: Page) => page.getByRole('region', {name: 'Answer'});

/** Replaces the operation. Completion would add to what's typed, so the text is inserted at once. */
async function write(page: Page, operation: string): Promise<void> {
  await operationOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(operation);
}

async function open(page: Page, address = '/graphql-playground'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(answerOf(page)).toBeVisible();
}

test('the header says that it belongs to the API', async ({page}) => {
  await open(page);
  await expect(page.locator('.navbar .navbar__link--active')).toHaveText('API');
});

test('an operation runs in the page, and its answer has a size and can be folded', async ({
  page,
}) => {
  await open(page);
  await write(
    page,
    '{ hosts(limit: 3, orderBy: "displayName") { displayName owners { displayName } } }',
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^3 records · .*bytes · /)).toBeVisible();
  await expect(answerOf(page)).toContainText('"displayName"');
  await answerOf(page).getByText('"hosts": [').click();
  await expect(answerOf(page).getByText('3 items')).toBeVisible();
});

test('a mistake says what to write, and its fix can be applied', async ({page}) => {
  await open(page);
  await write(page, '{ hosts { riskscore } }');
  await page.getByRole('button', {name: 'Change to riskScore'}).click();
  await expect(operationOf(page)).toContainText('{ hosts { riskScore } }');
  await write(page, '{ hosts { findings { uid } } }');
  await expect(
    page.getByText(/Host has no list of findings.*Ask from there: { vulnerabilities/),
  ).toBeVisible();
});

test('completion offers fields, and attributes inside a filter', async ({page}) => {
  await open(page);
  await write(page, '{ hosts(filter: "") { } }');
  for (let left = 0; left < 4; left += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' owne');
  await expect(page.getByRole('option', {name: /^owners/}).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await write(page, '{ hosts(filter: "")  { uid } }');
  for (let left = 0; left < 13; left += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('riskRat');
  await expect(page.getByRole('option', {name: /^riskRating/}).first()).toBeVisible();
});

test('Ctrl+I explains the name at the cursor, Tab leads to its type, and Escape closes it', async ({
  page,
}) => {
  await open(page);
  await write(page, '{ hosts(limit: 3) { riskScore } }');
  await page.keyboard.press('ControlOrMeta+Home');
  for (let right = 0; right < 4; right += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(page.getByText('Query.hosts', {exact: true})).toBeVisible();
  await page.keyboard.press('Tab');
  const schema = page.getByRole('link', {name: 'Host in the schema, opens in a new tab'});
  await expect(schema).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(schema).toHaveCount(0);
  await expect(operationOf(page)).toBeFocused();
});

test('the key ? lists the shortcuts', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Run', exact: true}).focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('region', {name: 'Shortcuts'});
  await expect(shortcuts).toContainText('Run the operation');
  await expect(shortcuts).toContainText('Explain the name or word at the cursor');
  await page.keyboard.press('?');
  await expect(shortcuts).toHaveCount(0);
});

test('wrong JSON in the variables says where it is wrong', async ({page}) => {
  await open(page);
  await page.getByRole('textbox', {name: 'Variables'}).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{\n  limit: 5\n}');
  await expect(page.getByText('Error on line 2: Put limit in double quotes.')).toBeVisible();
});

test('the address follows the operation, Back returns to the one before, and the panel keeps both', async ({
  page,
}) => {
  await open(page);
  for (const limit of [1, 2]) {
    await write(page, `query Hosts${limit} { hosts(limit: ${limit}) { uid } }`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page).toHaveURL(new RegExp(`Hosts${limit}`));
  }
  await page.goBack();
  await expect(operationOf(page)).toContainText('query Hosts1');
  await expect(page.getByText(/^1 record · /)).toBeVisible();
  const fold = page.getByRole('button', {name: 'Examples and your last operations'});
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', {name: 'Hosts2', exact: true}).click();
  await expect(operationOf(page)).toContainText('query Hosts2');
});

test('an example on an API page runs in its place, and returns', async ({page}) => {
  await page.goto('/docs/graphql-hosts');
  await hydrated(page);
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  const playground = page.getByRole('group', {name: 'GraphQL playground'});
  // Editor, schema, sample, and engine all load first.
  await expect(playground.getByText(/^2 records · /)).toBeVisible({timeout: 20_000});
  await expect(playground.getByRole('textbox', {name: 'Variables'})).toContainText('"limit": 2');
  await playground.getByRole('button', {name: 'Close playground'}).click();
  await expect(page.getByRole('button', {name: 'Run', exact: true}).first()).toBeFocused();
});

test('an example opens in the playground with its variables', async ({page}) => {
  await page.goto('/docs/graphql-hosts');
  await hydrated(page);
  await page.getByRole('link', {name: 'Open in playground'}).first().click();
  await expect(operationOf(page)).toContainText('query HostInventory');
  await expect(page.getByText(/^2 records · /)).toBeVisible();
});

test.describe('without a connection', () => {
  // The first press of Ctrl loads the search dialog ahead.
  test.use({expectedFaults: /ERR_INTERNET_DISCONNECTED/});

  test('runs offline once it is loaded', async ({page, context}) => {
    await open(page);
    await context.setOffline(true);
    await write(page, '{ people(limit: 2) { displayName } }');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText(/^2 records · /)).toBeVisible();
  });
});

test('the playground is accessible', async ({page}) => {
  await open(page);
  expect(await violationsInBothModes(page)).toEqual([]);
});

test('the schema finds fields, what a type has, and where it is used', async ({page}) => {
  await page.goto('/docs/graphql-schema?type=Host');
  await hydrated(page);
  await expect(page.getByText('type Host', {exact: true})).toBeVisible();
  await expect(page.getByRole('link', {name: 'osFamily'})).toHaveAttribute(
    'href',
    /reference\/udm\/host#attribute-osFamily$/,
  );
  await page.getByRole('link', {name: '3 fields'}).click();
  await expect(page.getByRole('status').filter({hasText: /entries/})).toContainText('entries');
  await expect(page.getByRole('cell', {name: /^host of Container/})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the playground shows an example with its answer, and the schema lists every type', async ({
    page,
  }) => {
    await page.goto('/graphql-playground');
    await expect(page.getByText('"data"').first()).toBeVisible();
    await page.goto('/docs/graphql-schema');
    await expect(page.getByRole('link', {name: 'VulnerabilityTicket'})).toBeVisible();
    await expect(page.getByText('Out_of_SLA').first()).toBeVisible();
  });
});

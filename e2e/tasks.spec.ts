import {expect, hydrated, test} from './support/test';

/** What a new administrator does first. Each task starts at the home page and reaches its steps only through links. */
const tasks = {
  'connect a scanner': {
    links: ['quick start', 'Create the credentials'],
    steps: ['Create the credentials', 'Connection settings', 'Verify it works'],
  },
  'give a remediation owner access': {
    links: ['Give access'],
    steps: ['1. Create the user', '3. Create the cluster', '5. Check what the person sees'],
  },
  'create an SLA definition': {
    links: ['SLA definitions'],
    steps: ['Create an SLA definition', 'See what breaches an SLA'],
  },
};

for (const [task, {links, steps}] of Object.entries(tasks)) {
  test(`${task}: links lead from the home page to every step`, async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const main = page.getByRole('main');
    for (const name of links) {
      const link = main.getByRole('link', {name, exact: true}).first();
      const leadsTo = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(leadsTo ?? '');
    }
    for (const name of steps) await expect(main.getByRole('heading', {name})).toBeVisible();
  });
}

test('see what breaches an SLA: the page lists who is late, and runs the query', async ({page}) => {
  await page.goto('/docs/sla#see-what-breaches-an-sla');
  await hydrated(page);
  await expect(page.getByRole('columnheader', {name: 'Remediation owner'}).first()).toBeVisible();
  const late = page
    .locator('div.language-bql')
    .filter({hasText: 'f.complianceStatus = "Out of SLA"'});
  await late.first().getByRole('button', {name: 'Run', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: '5 rows'})).toBeVisible();
});

import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkPartTopics} from './check-part-topics';

const page = (title: string, body: string) => ({
  'docs/guides/topic/title.md': `---\ntitle: ${title}\ndescription: What ${title.toLowerCase()} are for, and how to make one of your own.\nslug: /title\n---\n\n${body}\n`,
});
const faults = (title: string, body: string) => faultsOf(checkPartTopics, page(title, body));
const visualizations =
  'A visualization is a chart above a list. Where a visualization shows too much, make a second visualization on the dashboard.\n\n## Limits\n\n';

test("accepts a part about the page's feature", async () => {
  expect(await faults('Visualizations', `${visualizations}::limits{of="visualizations"}`)).toEqual(
    [],
  );
});

test('rejects a part about another feature, even if the page names that feature', async () => {
  expect(await faults('Visualizations', `${visualizations}::limits{of="dashboards"}`)).toEqual([
    `docs/guides/topic/title.md:11  the page isn't about "dashboards"  did you mean "visualizations"?`,
  ]);
  expect(await faults('Visualizations', `${visualizations}::form{name="sprint"}`)).toHaveLength(1);
});

test('also counts the text directly above a part', async () => {
  const body = (above: string) => `A ticket is work. A finding is a flaw.\n\n${above}\n\n`;
  expect(
    await faults('Statuses', `${body('Findings can have these:')}::statuses{of="finding"}`),
  ).toEqual([]);
  expect(
    await faults('Statuses', `${body('Findings can have these:')}::statuses{of="ticket"}`),
  ).toHaveLength(1);
});

test('requires a heading with the category above events', async () => {
  expect(await faults('Events', '## Sign-in\n\n::events{of="Sign-in"}')).toEqual([]);
  expect(await faults('Events', '## Sign-in\n\n::events{of="Audit"}')).toEqual([
    `docs/guides/topic/title.md:9  no heading above names "Audit"  write the name of the section's subject`,
  ]);
});

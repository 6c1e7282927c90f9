import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkLinkSections} from './check-link-sections';

const target = page(
  [
    '## Close a ticket early',
    'Select **Close**, and the ticket closes early, before a scan confirms it.',
    '## Move findings',
    'Select **Move**, and the findings are in another place.',
    '## Related pages',
    '- Nothing.',
  ].join('\n\n'),
);

const faults = (body: string) =>
  faultsOf(checkLinkSections, {
    'docs/guides/topic/ticketing.md': target.replace('Title', 'Ticketing'),
    'docs/guides/topic/title.md': page(body),
  });

test('a link leads to the section that its sentence is about', async () => {
  expect(
    await faults(
      'If the scan takes long, [close the ticket early](ticketing.md#close-a-ticket-early).',
    ),
  ).toEqual([]);
});

test('a link to a section about something else is refused', async () => {
  expect(
    await faults('If the scan takes long, [close the ticket early](ticketing.md#related-pages).'),
  ).toEqual([
    'docs/guides/topic/title.md:7  the link "close the ticket early" leads to a section about something else (ticketing.md#related-pages)  did you mean "#close-a-ticket-early"? Else write words of the section into the link',
  ]);
});

test('words that many sections have, and the name of the page, say little', async () => {
  expect(await faults('Read about [ticketing](ticketing.md#related-pages).')).toEqual([]);
  expect(await faults('[Select it](ticketing.md#related-pages).')).toEqual([]);
});

test('a link within a page is not compared with the section that it is in', async () => {
  expect(
    await faults(
      '## Create the key\n\nCreate a key and compare counts [after the first run](#check-it).\n\n## Check it\n\nRun it.',
    ),
  ).toEqual([]);
});

import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkImages} from './check-images';

const faults = (body: string) =>
  faultsOf(checkImages, {
    'docs/guides/topic/title.md': page(body),
    'docs/guides/topic/img/flow.svg': '<svg/>',
  });

test('accepts a picture that exists and is described', async () => {
  expect(await faults('![Records flow from tools to tickets.](./img/flow.svg)')).toEqual([]);
});

test('rejects a missing file, a short description, and another kind of file', async () => {
  const found = await faults(
    '![Records flow from tools to tickets.](./img/flwo.svg)\n\n![Flow](./img/flow.svg)\n\n![Records flow to tickets at once.](./flow.png)',
  );
  expect(found.map((fault) => fault.split('  ')[1])).toEqual([
    'there is no picture "./img/flwo.svg"',
    'the alternative text "Flow" is too short',
    `the picture "./flow.png" isn't an SVG in the img folder`,
  ]);
});

test("rejects a description that says it's a picture", async () => {
  expect((await faults('![A diagram of records and tickets.](./img/flow.svg)'))[0]).toContain(
    'the alternative text begins "A diagram of"',
  );
});

test('rejects the same description for two pictures', async () => {
  const image = '![Records flow from tools to tickets.](./img/flow.svg)';
  expect((await faults(`${image}\n\n${image}`))[0]).toContain(
    'title.md:9  two pictures have the same',
  );
});

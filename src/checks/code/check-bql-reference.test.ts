import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkBqlReference} from './check-bql-reference';

const math = (body: string) => ({
  'docs/bql/operators/math.md': `---\ntitle: Math\nslug: /bql/operators/math\n---\n\n${body}\n`,
});

test('accepts a page that lists its operators', async () => {
  expect(await faultsOf(checkBqlReference, math('::bql-operators{of="math"}'))).toEqual([]);
});

test('rejects a page without one of its operators and names the directive that lists it', async () => {
  const faults = await faultsOf(
    checkBqlReference,
    math('`+`, `ADD`, `-`, `SUB`, `*`, `MULT`, `/` and `DIVISION`'),
  );
  expect(faults).toEqual([
    `docs/bql/operators/math.md:1  the page doesn't mention "DIV"  add it to what "::bql-operators{of="math"}" lists`,
  ]);
});

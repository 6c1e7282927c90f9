import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkBqlReference} from './check-bql-reference';

const math = (body: string) => ({
  'docs/bql/operators/math.md': `---\ntitle: Math\nslug: /bql/operators/math\n---\n\n${body}\n`,
});

test('accepts a page that lists its operators', async () => {
  expect(await faultsOf(checkBqlReference, math('::bql-operators{of="math"}'))).toEqual([]);
});

test('refuses one that leaves an operator out, and says what lists it', async () => {
  const faults = await faultsOf(
    checkBqlReference,
    math('`+`, `ADD`, `-`, `SUB`, `*`, `MULT`, `/` and `DIVISION`'),
  );
  expect(faults).toEqual([
    'docs/bql/operators/math.md:1  the page says nothing of "DIV"  let "::bql-operators{of="math"}" list it',
  ]);
});

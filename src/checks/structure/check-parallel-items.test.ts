import {expect, test} from 'vitest';
import {faultsOf} from '../faults-of';
import {checkParallelItems} from './check-parallel-items';

test.each([
  ['a bold name or summary', '- **A.** One.\n- **B.** Two.\n- To see it, open it.'],
  ['a link', '- [A](a.md): one\n- B: two\n- [C](c.md): three'],
])('rejects an item that is the only one without %s', async (what, list) => {
  const faults = await faultsOf(checkParallelItems, list);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`all other items begin with ${what}`);
});

test.each([
  ['two items', '- **A.** One.\n- To see it, open it.'],
  ['bold text in a link', '- **A.** One.\n- [**B**](b.md) is two.\n- **C.** Three.'],
  ['two of each', '- **A.** One.\n- **B.** Two.\n- Three.\n- Four.'],
  ['steps', '1. **A** opens.\n2. **B** opens.\n3. Select it.'],
])('accepts %s', async (_, list) => {
  expect(await faultsOf(checkParallelItems, list)).toEqual([]);
});

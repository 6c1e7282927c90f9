import {expect, test, vi} from 'vitest';
import {operatorReference} from '../../bql/reference/operators';
import {faultsOf} from '../faults-of';
import {checkOperatorExamples} from './check-operator-examples';

const reference = 'src/bql/reference/operators.ts';
const source = "\nexample: onHost('lastSeen IN LAST days 2'),";

test("reports an operator's example that doesn't parse, with its line", async () => {
  expect(await faultsOf(checkOperatorExamples, {[reference]: source})).toEqual([]);
  const exists = vi.spyOn(operatorReference, 'EXISTS', 'get');
  exists.mockReturnValue({
    ...operatorReference['IS NOT NULL'],
    example: {model: 'Host', condition: 'lastSeen IN LAST days 2'},
  });
  const [fault] = await faultsOf(checkOperatorExamples, {[reference]: source});
  expect(fault).toContain(`${reference}:2  the example "lastSeen IN LAST days 2" isn't valid`);
});

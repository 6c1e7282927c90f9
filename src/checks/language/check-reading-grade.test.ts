import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkReadingGrade, gradeOf} from './check-reading-grade';

const easy =
  'Open the list and pick a row. You see its name and its score. Set the date and save it. ';
const hard =
  'Organizational remediation responsibilities necessitate comprehensive interdepartmental collaboration, notwithstanding administrative complexities surrounding vulnerability prioritization methodologies across heterogeneous infrastructural environments. ';

test('accepts short sentences with short words', async () => {
  expect(await faultsOf(checkReadingGrade, easy.repeat(8))).toEqual([]);
});

test('rejects text above grade 11 and quotes its longest sentence', async () => {
  const [fault] = await faultsOf(checkReadingGrade, easy + hard.repeat(6));
  expect(fault).toMatch(/title\.md:2 {2}the text reads at grade \d\d\.\d, above 11/);
  expect(fault).toContain(
    'the longest sentence begins "Organizational remediation responsibilities',
  );
});

test('names in code or bold count as short words', async () => {
  const names =
    'Set **Administrative responsibility organization** to `vulnerabilityPrioritization`. ';
  expect(await faultsOf(checkReadingGrade, names.repeat(30))).toEqual([]);
});

test('checks only pages that are read from top to bottom', async () => {
  expect(await faultsOf(checkReadingGrade, {'docs/connectors/a.md': page(hard.repeat(8))})).toEqual(
    [],
  );
});

test('calculates the grade of a known text', () => {
  expect(gradeOf(['The cat sat on the mat'])).toBeCloseTo(-1.45, 1);
});

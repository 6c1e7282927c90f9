import {describe, expect, test} from 'vitest';
import {counted} from '../../base/collections';
import {limits} from '../../product/facts';
import {tableOf} from '../../sample/organization/testing/guide';
import {named, sample} from '../../sample/organization/testing/sample';
import {calculatorsOf} from '.';
import {hashOfInputs, inputsIn, isHashOf} from './address';
import type {Calculation, Calculator} from './calculation';
import {examplesOf} from './examples';
import {readFacts} from './facts';
import type {Inputs} from './fields';

const facts = readFacts();
const {'risk-score': riskScore, 'due-date': dueDate, aggregation} = calculatorsOf(facts);

/** The sample organization's findings whose name no other finding has. */
const byName = counted(sample.of('Finding').map(({name}) => name));
const findings = sample.of('Finding').filter(({name}) => byName.get(name) === 1);

const inputsOf = (calculator: Calculator, name: string): Inputs =>
  examplesOf(calculator.name as keyof typeof facts, [name])[0]?.inputs ?? {};

/** The result: "10.0 Critical". */
function outcomeOf(calculation: Calculation): string {
  if ('faults' in calculation) return JSON.stringify(calculation.faults);
  const {value, badge} = calculation.outcome;
  return `${value} ${badge.text}`;
}

const valuesIn = (calculation: Calculation) =>
  'faults' in calculation
    ? calculation.faults
    : Object.fromEntries(calculation.steps.map(({label, value}) => [label, value]));

const faultsIn = (calculation: Calculation) => 'faults' in calculation && calculation.faults;

describe('a risk score', () => {
  test.each(tableOf('guides/data-models/risk-scores.md', '| Host | Base score'))(
    "on %s is the guide's",
    (host, base, _factors, offset, sum, score, rating) => {
      const inputs = inputsOf(riskScore, `CVE-2024-6387 on ${host}`);
      const calculation = riskScore.calculate(inputs);
      expect(outcomeOf(calculation)).toBe(`${score} ${rating}`);
      expect(valuesIn(calculation)).toMatchObject({
        'Base score': base,
        Offset: offset?.replace('-', '−'),
        Sum: sum,
        'Risk score': score,
      });
    },
  );

  test('is what the product computed, for every finding of the sample organization', () => {
    for (const finding of findings) {
      const inputs = inputsOf(riskScore, String(finding.name));
      expect([finding.name, outcomeOf(riskScore.calculate(inputs))]).toEqual([
        finding.name,
        `${Number(finding.riskScore).toFixed(1)} ${finding.riskRating}`,
      ]);
    }
  });

  const base = {preset: 'CVSS, then severity', otherwise: '0.0'};

  test('accepts a CVSS vector instead of a score', () => {
    const cvssV3 = 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:H';
    expect(outcomeOf(riskScore.calculate({...base, cvssV3}))).toBe('8.1 High');
    const cvssV2 = 'AV:N/AC:L/Au:N/C:P/I:P/A:P';
    expect(outcomeOf(riskScore.calculate({...base, cvssV2}))).toBe('7.5 High');
  });

  test("shows a factor's points, but doesn't count them if the model excludes factors", () => {
    const inputs = {...base, severity: 'High', factors: 'Internet-facing', points: '−0.5'};
    expect(outcomeOf(riskScore.calculate(inputs))).toBe('9.0 Critical');
    const excluded = riskScore.calculate({...inputs, include: 'Off'});
    expect(outcomeOf(excluded)).toBe('8.0 High');
    expect(valuesIn(excluded)).toMatchObject({'Internet-facing': '+1.5', Offset: '0.0'});
  });

  test('reads only the fields of its preset', () => {
    const inputs = {...base, preset: 'Severity', cvssV3: 'not a number', severity: 'Medium'};
    expect(outcomeOf(riskScore.calculate(inputs))).toBe('5.5 Medium');
    const attribute = {...base, preset: 'Attribute', attribute: '98'};
    expect(outcomeOf(riskScore.calculate(attribute))).toBe('10.0 Critical');
  });

  test.each([
    ['cvssV3', '11', 'Enter a number from 0.0 to 10.0.'],
    ['cvssV3', '7,5', 'Write a point instead of the comma: 7.5.'],
    ['cvssV3', 'high', 'Enter a number from 0.0 to 10.0.'],
    ['cvssV3', '8.15', 'Enter a number with one decimal.'],
    ['cvssV3', 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', /CVSS v3 vector/],
    ['cvssV2', 'AV:N/AC:L', /CVSS v2 vector/],
    ['otherwise', '', 'Enter a number from 0.0 to 10.0.'],
    ['points', '1, 20', `"20" can't be used. Enter a number from −10.0 to 10.0.`],
  ])('%s says what is wrong with %j', (name, text, message) => {
    const faults = faultsIn(riskScore.calculate({...base, [name]: text}));
    expect(faults).toEqual({[name]: expect.stringMatching(message)});
  });
});

describe('a due date', () => {
  test('is what the product computed, for every finding that has one', () => {
    const governed = findings.filter(({dueDate: due, status, statusCategory}) =>
      Boolean(due && (statusCategory === 'Open' || status === 'Fixed')),
    );
    expect(governed.length).toBeGreaterThan(100);
    for (const finding of governed) {
      const calculation = dueDate.calculate(inputsOf(dueDate, String(finding.name)));
      const due = new Date(String(finding.extendedDueDate ?? finding.dueDate));
      const day = due.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
      const time = due.toISOString().slice(11, 16);
      expect([finding.name, outcomeOf(calculation)]).toEqual([
        finding.name,
        `${day}, ${time} UTC ${finding.complianceStatus}`,
      ]);
    }
  });

  test("is the reference's example under both calendar policies", () => {
    const own = {
      definition: 'Your own',
      length: '10',
      unit: 'Days',
      start: '2025-11-03T09:00',
      at: '2025-11-03T09:00',
    };
    const under = (policy: string) => outcomeOf(dueDate.calculate({...own, policy}));
    expect(under('Calendar days')).toBe('November 13, 2025, 09:00 UTC In SLA');
    expect(under('Business days')).toBe('November 17, 2025, 09:00 UTC In SLA');
  });

  const open = {definition: 'Default', start: '2025-11-25T02:10', at: '2025-12-15T08:00'};

  test("is missing for a score in no level, and a definition's default level covers every score", () => {
    expect(outcomeOf(dueDate.calculate({...open, score: '0.0'}))).toBe('None No SLA');
    const known = {...open, definition: 'Known exploited', score: '0.0'};
    expect(outcomeOf(dueDate.calculate(known))).toBe('December 9, 2025, 02:10 UTC Out of SLA');
  });

  test('of a ticket counts from its creation, and nothing extends it', () => {
    const {fieldsFor} = dueDate;
    const labels = fieldsFor({definition: 'Tickets'}).map(({label}) => label);
    expect(labels).toContain('Created, in UTC');
    expect(labels.join()).not.toContain('Extended');
  });

  test('uses the same period for Near SLA as the limits', () => {
    const near = limits.sla?.concat(...Object.values(limits)).find(({what}) => what === 'Near SLA');
    expect(near?.limit).toBe(`${facts['due-date'].nearDays} days`);
  });

  test.each([
    ['score', '10.1', 'Enter a number from 0.0 to 10.0.'],
    ['start', '', 'Enter a date and a time.'],
    ['at', '2025-11-01T00:00', /after First found, which is November 25, 2025, 02:10 UTC/],
    ['extended', '2025-12-01T00:00', /after Due date, which is December 25/],
    ['closed', '2024-12-01T00:00', /after First found/],
  ])('%s says what is wrong with %j', (name, text, message) => {
    const faults = faultsIn(dueDate.calculate({...open, score: '8.6', [name]: text}));
    expect(faults).toEqual({[name]: expect.stringMatching(message)});
  });

  test('has whole times within the limits of a service level', () => {
    const own = {...open, definition: 'Your own', unit: 'Days', policy: 'Calendar days'};
    expect(faultsIn(dueDate.calculate({...own, length: '0'}))).toEqual({
      length: 'Enter a number from 1 to 9,999.',
    });
    expect(faultsIn(dueDate.calculate({...own, length: '1.5'}))).toEqual({
      length: 'Enter a whole number.',
    });
  });
});

describe("an asset's score", () => {
  test('is what the product computed, for every host', () => {
    for (const host of sample.of('Host').slice(0, 60)) {
      const inputs = inputsOf(aggregation, String(host.name));
      expect([host.name, outcomeOf(aggregation.calculate(inputs))]).toEqual([
        host.name,
        `${Number(host.riskScore).toFixed(1)} ${host.riskRating}`,
      ]);
    }
  });

  test('shows both aggregations of db-07', () => {
    const inputs = inputsOf(aggregation, 'db-07');
    expect(valuesIn(aggregation.calculate(inputs))).toMatchObject({
      Maximum: '8.6',
      'With Average': '6.0, Medium',
    });
    const average = aggregation.calculate({...inputs, aggregation: 'Average'});
    expect(outcomeOf(average)).toBe('6.0 Medium');
  });

  test.each([
    ['6.9, 7.0', '(6.9 + 7.0) ÷ 2 = 6.95, rounded'],
    ['1, 1, 2', '(1.0 + 1.0 + 2.0) ÷ 3 ≈ 1.33, rounded'],
    ['6, 8', '(6.0 + 8.0) ÷ 2'],
  ])('shows what the mean of %s was before it was rounded', (open, note) => {
    const calculation = aggregation.calculate({aggregation: 'Average', open});
    const steps = 'steps' in calculation ? calculation.steps : [];
    expect(steps.find(({label}) => label === 'Average')?.note).toBe(note);
  });

  test('is 0.0 without open findings', () => {
    expect(outcomeOf(aggregation.calculate({aggregation: 'Average', closed: '9.8'}))).toBe(
      '0.0 None',
    );
  });
});

describe('an address', () => {
  test.each([
    [riskScore, 'CVE-2024-6387 on web-01'],
    [dueDate, 'CVE-2024-6387 on db-07'],
    [aggregation, 'db-07'],
  ])('opens the same calculation', (calculator, name) => {
    const inputs = inputsOf(calculator, name);
    const hash = hashOfInputs(calculator.name, calculator, inputs);
    expect(isHashOf(calculator.name, hash)).toBe(true);
    expect(calculator.calculate(inputsIn(hash))).toEqual(calculator.calculate(inputs));
    const bad = {...inputs, at: 'x', score: '7,5', open: '8.6; x', points: '1 + 1'};
    expect(calculator.calculate(inputsIn(hashOfInputs(calculator.name, calculator, bad)))).toEqual(
      calculator.calculate(bad),
    );
  });

  test('of a section belongs to no calculator', () => {
    expect(isHashOf('risk-score', '#limits')).toBe(false);
    expect(isHashOf('risk-score', '')).toBe(false);
    expect(isHashOf('risk-score', hashOfInputs('aggregation', aggregation, {}))).toBe(false);
  });

  test('belongs to one of several calculators of a kind', () => {
    const hash = hashOfInputs('risk-score-2', riskScore, {});
    expect(['risk-score', 'risk-score-2'].map((id) => isHashOf(id, hash))).toEqual([false, true]);
  });

  test('with inputs that no one can choose falls back to the first choice', () => {
    const inputs = {preset: 'Guess', severity: 'Terrible', otherwise: '1.0', factors: 'None'};
    expect(outcomeOf(riskScore.calculate(inputs))).toBe('1.0 Low');
  });
});

test('the records in examples must exist', () => {
  expect(() => examplesOf('aggregation', ['db-7'])).toThrow('"db-7" isn\'t one, but "db-07" is');
  const inactive = sample
    .of('Finding')
    .find(({statusCategory, status}) => statusCategory === 'Closed' && status !== 'Fixed');
  expect(() => examplesOf('due-date', [String(inactive?.name)])).toThrow('open or fixed');
  expect(named('Host', 'db-07').riskScore).toBe(8.6);
});

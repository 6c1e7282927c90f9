import {describe, expect, test} from 'vitest';
import {tableOf} from '../testing/guide';
import {aggregate, baseScore} from './base-score';
import {score} from './risk-score';
import {round} from './sum';

const guide = 'guides/data-models/risk-scores.md';

describe('the guide on risk scores', () => {
  const factors: Record<string, number> = {'Internet-facing': 1.5, PCI: 0.5, Lab: -2};

  test.each(tableOf(guide, '| Host | Base score'))(
    '%s',
    (_host, base, names, offset, _sum, risk, rating) => {
      const values = (names ?? '').split(', ').map((name) => factors[name] ?? Number.NaN);
      expect(score(Number(base), values)).toEqual({
        baseRiskScore: Number(base),
        riskFactorOffset: Number(offset),
        riskScore: Number(risk),
        riskRating: rating,
      });
    },
  );

  test('an asset has the maximum or the average of its open findings', () => {
    const open = [8.6, 6.4, 3];
    expect(aggregate('Maximum', open)).toBe(8.6);
    expect(aggregate('Average', open)).toBe(6);
  });

  test('severities have the base scores in the presets table', () => {
    const row = tableOf(guide, '| Preset | Base score').find(([name]) =>
      name?.includes('Severity**'),
    );
    const pairs = [...(row?.at(-1) ?? '').matchAll(/(\d+\.\d) for ([A-Z]\w+)/g)];
    expect(pairs).toHaveLength(5);
    for (const [, value, severity] of pairs)
      expect(baseScore('Severity', {severity})).toBe(Number(value));
  });
});

test('an asset without open findings has the score 0', () => {
  expect(aggregate('Maximum', [])).toBe(0);
  expect(aggregate('Average', [])).toBe(0);
  expect(aggregate('Average', [1, 2, 2])).toBe(1.7);
});

test('CVSS v3 takes precedence over v2, v2 over severity, and the default is last', () => {
  const all = {cvssV3BaseScore: 8.1, cvssV2BaseScore: 7.6, severity: 'Low'};
  expect(baseScore('CVSS, then severity', all)).toBe(8.1);
  expect(baseScore('CVSS, then severity', {...all, cvssV3BaseScore: undefined})).toBe(7.6);
  expect(baseScore('CVSS, then severity', {severity: 'Low'})).toBe(2);
  expect(baseScore('CVSS, then severity', {}, 1.5)).toBe(1.5);
});

test('a chosen attribute outside the scale becomes its nearest end', () => {
  expect(baseScore('Attribute', {attribute: 8.1})).toBe(8.1);
  expect(baseScore('Attribute', {attribute: 98})).toBe(10);
  expect(baseScore('Attribute', {attribute: -1})).toBe(0);
  expect(baseScore('Attribute', {}, 1.5)).toBe(1.5);
});

test('rounds a score before rating it', () => {
  expect(round(6.96)).toBe(7);
  expect(score(6.96)).toMatchObject({riskScore: 7, riskRating: 'High'});
  expect(score(0.3, [-0.1, -0.2])).toMatchObject({riskScore: 0, riskRating: 'None'});
});

test('shows the full offset even if the score stops at a limit', () => {
  expect(score(9.8, [1.5])).toMatchObject({riskFactorOffset: 1.5, riskScore: 10});
  expect(score(1, [-2])).toMatchObject({riskFactorOffset: -2, riskScore: 0});
});

test('returns 0 without open findings', () => {
  expect(aggregate('Maximum', [])).toBe(0);
});

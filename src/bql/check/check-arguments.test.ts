import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {faultsOfQuery} from '../check';

const errors = (returned: string) =>
  faultsOfQuery(`FIND Host AS h ${returned}`, udm)
    .filter(({severity}) => severity === 'error')
    .map(({message}) => message);

it.each([
  [
    'sum(h.name)',
    'sum takes a number, but h.name is text. To read a number from text, write toFloat(h.name).',
  ],
  [
    'round(toUpper(h.name))',
    'round takes a number, but toUpper(h.name) is text. To read a number from text, write toFloat(toUpper(h.name)).',
  ],
  ['avg(h)', 'avg takes a number, but h is a record. Name an attribute, such as h.riskScore.'],
  [
    'max(h.name) + 1',
    'Arithmetic needs numbers, but max(h.name) is text. To read a number from text, write toFloat(max(h.name)).',
  ],
  ['-h.lastSeen', 'Arithmetic needs numbers, but h.lastSeen is a date.'],
  [
    'abs(h.scannedForVulnerabilities)',
    'abs takes a number, but h.scannedForVulnerabilities is true or false.',
  ],
  [
    'sqrt(h.tags)',
    'sqrt takes a number, but h.tags is a list. For the number of values, write size(h.tags).',
  ],
  [
    'left(h.riskScore, 2)',
    'left takes text, but h.riskScore is a number. Write toString(h.riskScore).',
  ],
  ['left(h.name, "2")', 'left takes a number, but "2" is text. Write 2.'],
  ['left(h.name, "-")', 'left takes a number, but "-" is text.'],
  ['avg(h.riskRating)', 'avg takes a number, but h.riskRating is text.'],
  ['h.name + " on " + h.os', "Text values can't be joined. Return each one in its own column."],
  ['toLower(h.tags)', 'toLower takes text, but h.tags is a list. Write toString(h.tags).'],
  [
    'size(h.riskScore)',
    'size takes a list or text, but h.riskScore is a number. Write toString(h.riskScore).',
  ],
  ['head(h.name)', 'head takes a list, but h.name is text.'],
  ['id(h.name)', 'id takes a record, but h.name is text. Pass an alias, such as h.'],
  ['CASE WHEN h.riskScore > 5 THEN 2025-02-30 END', "2025-02-30 isn't a valid date."],
  ['2025-12-01 + 1', 'Arithmetic needs numbers, but 2025-12-01 is a date.'],
  ['h.name + " on fire"', "Text values can't be joined. Return each one in its own column."],
  ['h.name + h.os', "Text values can't be joined. Return each one in its own column."],
  [
    'percentileCont(h.riskScore, 5)',
    'percentileCont takes a fraction from 0 to 1, but 5 is outside that range. Write 0.05.',
  ],
  [
    'percentileDisc(h.riskScore, -0.5)',
    'percentileDisc takes a fraction from 0 to 1, but -0.5 is outside that range.',
  ],
])('rejects %s', (expression, message) => {
  expect(errors(`RETURN ${expression}`)).toEqual([message]);
});

it('knows the types of values computed by WITH', () => {
  expect(errors('WITH h.name AS n, h.riskScore AS s RETURN round(s), round(n)')).toEqual([
    'round takes a number, but n is text. To read a number from text, write toFloat(n).',
  ]);
  expect(errors('WITH h.riskRating AS rating WHERE rating = "high" RETURN rating')).toEqual([
    '"rating" is never "high". Did you mean "High"?',
  ]);
});

it.each([
  'sum(h.riskScore * 2)',
  'round(coalesce(h.riskScore, 0))',
  'left(h.lastSeen, 10)',
  'toUpper(h)',
  'size(collect(h.name))',
  'head(split(h.name, "-"))',
  'toString(h.tags)',
  'id(h)',
  'max(h.riskScore) - min(h.riskScore)',
  'percentileCont(h.riskScore, 0.5)',
])('accepts %s', (expression) => {
  expect(errors(`RETURN ${expression}`)).toEqual([]);
});

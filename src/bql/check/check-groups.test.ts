import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {faultsOfQuery} from '../check';

const errors = (text: string) =>
  faultsOfQuery(`FIND Host AS h THAT HAS Vulnerability AS v ${text}`, udm)
    .filter(({severity}) => severity === 'error')
    .map(({message}) => message);

const outside = (path: string) =>
  `You can combine an aggregate only with columns of the result, and ${path} isn't one. Give it its own column, or put it in an aggregate, as in max(${path}).`;

it.each([
  ['RETURN v.riskRating, count(*) + v.riskScore', 'v.riskScore'],
  ['RETURN count(*) / size(h.tags)', 'h.tags'],
  ['RETURN h.name, CASE WHEN v.riskScore > 5 THEN count(*) ELSE 0 END', 'v.riskScore'],
  ['RETURN percentileCont(v.riskScore, h.riskScore / 10)', 'h.riskScore'],
  ['WITH h.name AS name, count(*) * h.riskScore AS n RETURN name, n', 'h.riskScore'],
])('rejects %s', (text, path) => {
  expect(errors(text)).toEqual([outside(path)]);
});

it.each([
  'RETURN v.riskScore, count(*) + v.riskScore',
  'RETURN h, count(*) + h.riskScore',
  'RETURN left(h.name, 3), count(*) + size(left(h.name, 3))',
  'RETURN max(v.riskScore) - min(v.riskScore) + 1',
  'RETURN h.name, CASE WHEN h.name = "a" THEN count(*) ELSE 0 END',
])('accepts %s', (text) => {
  expect(errors(text)).toEqual([]);
});

import {describe, expect, it, test} from 'vitest';
import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {findFunction} from '../functions/find';
import {functionReference} from '../functions/reference';
import {keywords} from '../syntax/words';
import {keywordReference} from './keywords';
import {operatorReference} from './operators';
import {findingsOf, messageOf, resultOf} from './results';

const dataset = {udm, graph: graphOf(loadSample())};

describe.each(Object.entries(functionReference))(
  '%s',
  (name, {takes, example, meaning, mistake}) => {
    it('has a type for every parameter', () => {
      const {scalar, aggregate} = findFunction(name) ?? {};
      expect(takes).toHaveLength((scalar ?? aggregate)?.parameters.length ?? -1);
    });

    it('has its own example, which returns a value', () => {
      expect(example).toMatch(new RegExp(String.raw`^${name}\(`));
      expect(resultOf(example, dataset)).not.toBe('NULL');
    });

    it('has its own mistake, which gives one message, and an example without a mistake', () => {
      expect(mistake).toMatch(new RegExp(String.raw`\b${name}\(`));
      expect(messageOf(mistake, udm)).toMatch(/\.$/);
      expect(messageOf(example, udm)).toBeUndefined();
    });

    it('has a description in full sentences', () => {
      expect(meaning).toMatch(/^[A-Z0-9].*\.$/);
    });
  },
);

test.each(Object.entries(operatorReference))(
  'the example of %s finds something',
  (name, {example}) => {
    const [written = ''] = Object.values(example).slice(-1);
    expect(written).toContain(name);
    expect(findingsOf(example, dataset)).toMatch(/^[1-9]/);
  },
);

test('no example condition matches every record or none, because it would show nothing', () => {
  const findings = Object.values(operatorReference)
    .filter(({example}) => 'condition' in example)
    .map(({example}) => /^(\S+) of (\S+)/.exec(findingsOf(example, dataset)));
  for (const found of findings) expect(found?.[1]).not.toBe(found?.[2]);
});

test('keywords are in query order and complete', () => {
  const documented = Object.keys(keywordReference);
  expect(documented).toEqual(expect.arrayContaining([...keywords]));
  expect(documented.indexOf('FIND')).toBeLessThan(documented.indexOf('RETURN'));
});

test('results are written as in a query', () => {
  expect(resultOf('split("a b", " ")', dataset)).toBe('["a", "b"]');
  expect(resultOf('1 / 3', dataset)).toBe('0.3333');
  expect(resultOf('1 / 0', dataset)).toBe('NULL');
  expect(resultOf('h', dataset)).toBe('"db-07"');
  expect(resultOf('h.lastSeen', dataset)).toMatch(/^\d{4}-/);
});

test('an example with a fault reports it', () => {
  expect(() => resultOf('lenght(h.name)', dataset)).toThrow('BQL has no function "lenght"');
});

import {expect, test} from 'vitest';
import {baseForm, conjugated, isPlural, possessive, singular, withArticle} from './grammar';

test.each([
  ['business services', 'business service'],
  ['vulnerabilities', 'vulnerability'],
  ['patches', 'patch'],
  ['indexes', 'index'],
  ['business processes', 'business process'],
  ['CVE records', 'CVE record'],
  ['status', 'status'],
  ['basis', 'basis'],
  ['business', 'business'],
])('one of "%s" is "%s"', (noun, one) => {
  expect(singular(noun)).toBe(one);
});

test.each([
  ['host', 'a host'],
  ['asset', 'an asset'],
  ['OS family', 'an OS family'],
  ['user', 'a user'],
  ['URL', 'a URL'],
  ['unit', 'a unit'],
  ['upgrade', 'an upgrade'],
  ['SLA', 'an SLA'],
  ['MFA method', 'an MFA method'],
  ['CVE record', 'a CVE record'],
])('"%s" with its article is "%s"', (noun, text) => {
  expect(withArticle(noun)).toBe(text);
});

test.each([
  ['host', "host's"],
  ['hosts', "hosts'"],
  ['status', "status's"],
  ['business', "business's"],
])('what belongs to "%s" is "%s"', (noun, text) => {
  expect(possessive(noun)).toBe(text);
});

test.each([
  ['results', true],
  ['status', false],
  ['analysis', false],
  ['business', false],
  ['host', false],
])('"%s" looks plural: %s', (noun, looksPlural) => {
  expect(isPlural(noun)).toBe(looksPlural);
});

test.each<[phrase: string, one: string, several: string, not: string]>([
  ['be active', 'is active', 'are active', 'is not active'],
  ['have an owner', 'has an owner', 'have an owner', 'has no owner'],
  ['have been seen', 'has been seen', 'have been seen', 'has not been seen'],
  ['have owners', 'has owners', 'have owners', 'does not have owners'],
  ['face the internet', 'faces the internet', 'face the internet', 'does not face the internet'],
  ['carry data', 'carries data', 'carry data', 'does not carry data'],
  ['deploy it', 'deploys it', 'deploy it', 'does not deploy it'],
  ['pass', 'passes', 'pass', 'does not pass'],
])('"%s" is conjugated', (phrase, one, several, not) => {
  expect(conjugated(phrase, {plural: false})).toBe(one);
  expect(conjugated(phrase, {plural: true})).toBe(several);
  expect(conjugated(phrase, {plural: false}, true)).toBe(not);
});

test.each([
  ['is', 'be'],
  ['has', 'have'],
  ['runs', 'run'],
  ['identifies', 'identify'],
  ['passes', 'pass'],
  ['reaches', 'reach'],
  ['uses', 'use'],
  ['owned', 'owned'],
])('the base form of "%s" is "%s"', (verb, base) => {
  expect(baseForm(verb)).toBe(base);
});

import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkLinks} from '../links/check-links';
import {checkTerms} from './check-terms';

const faults = (yaml: string) => faultsOf(checkTerms, {'src/product/glossary/terms.yaml': yaml});

test('accepts terms with distinct spellings', async () => {
  const yaml = '- term: Risk score\n- term: Risk\n- term: UDM\n- term: Udm\n  also: [Model]\n';
  expect(await faults(yaml)).toEqual([]);
});

test('rejects a term that is listed twice', async () => {
  expect(await faults('- term: Asset\n- term: Asset\n')).toEqual([
    'src/product/glossary/terms.yaml:2  "Asset" shares the spelling "asset" with "Asset"  keep the spelling in only one of the two',
  ]);
});

test('rejects two terms with one abbreviation or one plural', async () => {
  expect(await faults('- term: One\n  also: [API]\n- term: Two\n  forms: [API]\n')).toEqual([
    'src/product/glossary/terms.yaml:3  "Two" shares the spelling "API" with "One"  keep the spelling in only one of the two',
  ]);
  expect(await faults('- term: Policy\n- term: Rule\n  forms: [policies]\n')).toHaveLength(1);
});

test('rejects a link to an unknown term', async () => {
  const files = {
    'docs/reference/glossary.md': page('::glossary', 'kind: concept\n'),
    'docs/guides/topic/title.md': page(
      'A [factor](../../reference/glossary.md#risk-factor), an [acronym](../../reference/glossary.md#udm) and a [typo](../../reference/glossary.md#risk-facter).',
    ),
  };
  const found = await faultsOf(checkLinks, files);
  expect(found.filter((fault) => fault.startsWith('docs/guides/'))).toEqual([
    'docs/guides/topic/title.md:7  docs/reference/glossary.md has no anchor "#risk-facter"  did you mean "risk-factor"?',
  ]);
});

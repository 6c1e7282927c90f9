import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkFiles} from './check-files';

const site = {
  'docs/guides/topic/title.md': page('Text.'),
  'docs/guides/topic/img/a.svg': '<svg/>',
  'docs/guides/topic/_category_.yml': 'label: Topic\n',
  'docusaurus.config.ts': "const config = {\n  favicon: 'img/favicon.svg',\n};\n",
  'src/theme/Logo/index.tsx': "import Mark from '@site/static/img/logo.svg';\n",
  'src/product/facts/menu.yaml': '[]\n',
  'static/img/favicon.svg': '<svg/>',
  'static/img/logo.svg': '<svg/>',
};

test('accepts the files that a site consists of', async () => {
  expect(await faultsOf(checkFiles, site)).toEqual([]);
});

test('rejects static pictures that are missing, and ones that nothing uses', async () => {
  const {'static/img/favicon.svg': _, ...rest} = site;
  expect(await faultsOf(checkFiles, {...rest, 'static/img/old.svg': '<svg/>'})).toEqual([
    'docusaurus.config.ts:2  there is no file static/img/favicon.svg  put the file back, or correct its name',
    'static/img/old.svg:1  nothing uses this picture  delete it, or name it in the code',
  ]);
});

test.each([
  ['docs/guides/topic/notes.txt', 'the site has no use for this file'],
  ['docs/guides/topic/b.svg', 'the site has no use for this file'],
  ['src/product/facts/menu.yml', 'nothing reads this file'],
  ['src/product/facts/limits.yaml.orig', 'nothing reads this file'],
])('rejects %s', async (file, wrong) => {
  expect(await faultsOf(checkFiles, {...site, [file]: ''})).toEqual([
    expect.stringContaining(`${file}:1  ${wrong}`),
  ]);
});

import {expect, test} from 'vitest';
import {noMemory, type Remember} from '../base/memory/remember';
import {onEachPage} from './check';
import {page} from './faults-of';
import {rememberPageChecks} from './remember-page-checks';
import {formatFault, run} from './run';
import {createSite} from './site';

/** Keeps what was made, as files do between two runs. */
function memory(): Remember {
  const kept = new Map<string, string>();
  return (name, text, make) => {
    const key = `${name} ${text}`;
    const known = kept.get(key) ?? JSON.stringify(make());
    kept.set(key, known);
    return JSON.parse(known);
  };
}

test('a page is looked at again only when it or a fact behind it has changed', async () => {
  const looked: string[] = [];
  const checks = rememberPageChecks({
    text: onEachPage(({path, text}, report) => {
      looked.push(path);
      if (text.includes('wrong')) report(7, 'something is wrong', 'mend it');
    }),
  });
  const remember = memory();
  const faults = async (files: Record<string, string>) => {
    looked.length = 0;
    const found = await run(checks, createSite(files, {memory: {...noMemory, remember}}));
    return found.faults.map(formatFault);
  };
  const files = {'docs/apis/a.md': page('Right.'), 'docs/apis/b.md': page('This is wrong.')};
  const fault = 'docs/apis/b.md:7  something is wrong  mend it (text)';

  expect(await faults(files)).toEqual([fault]);
  expect(looked).toEqual(['docs/apis/a.md', 'docs/apis/b.md']);
  expect(await faults(files)).toEqual([fault]);
  expect(looked).toEqual([]);
  expect(await faults({...files, 'docs/apis/b.md': page('Right now.')})).toEqual([]);
  expect(looked).toEqual(['docs/apis/b.md']);
  await faults({...files, 'src/product/facts/roles.yaml': '- name: User'});
  expect(looked).toHaveLength(2);
});

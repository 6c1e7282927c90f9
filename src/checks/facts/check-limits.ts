import {factsIn} from '../../content/directives/facts';
import {plain} from '../../content/directives/facts/choose';
import type {Check} from '../check';
import {yamlItems} from '../data/yaml-items';
import type {CheckedPage} from '../page';

const listFile = 'src/product/facts/limits.yaml';

/**
 * What the product bounds is on a page: in the table of its feature, or in a sentence by reference. A limit that no
 * page has is met without a warning.
 */
export const checkLimits: Check = ({pages, files}, reportIn) => {
  const list = files.get(listFile);
  if (!list) return;
  const report = reportIn(list);
  const inTables = new Set(pages.flatMap(tablesOn));
  const inSentences = new Set(pages.flatMap(referencesOn));
  for (const [index, line] of String(list.value).split('\n').entries()) {
    const [, feature] = /^([a-z][a-z0-9-]*):/.exec(line) ?? [];
    if (!feature || inTables.has(feature)) continue;
    const rows = yamlItems(list, feature).map((row) => ({
      ...row,
      name: plain(`${row.value.what}`),
    }));
    const left = rows.filter(
      ({name}) => !inSentences.has(name) && !inSentences.has(`${feature}: ${name}`),
    );
    if (left.length === rows.length)
      report(
        index + 1,
        `no page shows the limits of "${feature}"`,
        `put ::limits{of="${feature}"} on the page about it, write each as :limit[…] in a sentence, or delete them`,
      );
    else
      for (const {name, line: at} of left)
        report(
          at,
          `no page says the limit "${name}"`,
          `write :limit[${name}] where readers need it, or delete it`,
        );
  }
};

const tablesOn = ({text}: CheckedPage) =>
  Array.from(text.matchAll(/^\s*::limits\{of="([^"]*)"\}/gm), ([, feature = '']) => feature);

/** "Life of a token" and "connect: Life of a token", as the writer chose. */
const referencesOn = ({text}: CheckedPage) =>
  factsIn(text).flatMap(({fact, name, attributes: {of}}) =>
    fact === 'limit' ? [of ? `${of}: ${plain(name)}` : plain(name)] : [],
  );

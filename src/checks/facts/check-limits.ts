import {factsIn} from '../../content/directives/facts';
import {plain} from '../../content/directives/facts/choose';
import type {Check} from '../check';
import {yamlItems} from '../data/yaml-items';
import type {CheckedPage} from '../page';

const listFile = 'src/product/facts/limits.yaml';

/** Data whose texts are on a page, with the limits that they refer to. */
const shownFile = 'src/product/facts/retention.yaml';

/**
 * Checks that every limit of the product is on a page, either in its feature's table or in a sentence by reference.
 * Readers would reach a limit without warning if no page mentioned it.
 */
export const checkLimits: Check = ({pages, files}, reportIn) => {
  const list = files.get(listFile);
  if (!list) return;
  const report = reportIn(list);
  const inTables = new Set(pages.flatMap(tablesOn));
  const shown = String(files.get(shownFile)?.value ?? '');
  const inSentences = new Set([...pages.map(({text}) => text), shown].flatMap(referencesIn));
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
        `put ::limits{of="${feature}"} on the page about it, write each limit as :limit[…] in a sentence, or delete the limits`,
      );
    else
      for (const {name, line: at} of left)
        report(
          at,
          `no page mentions the limit "${name}"`,
          `write :limit[${name}] where readers need it, or delete the limit`,
        );
  }
};

const tablesOn = ({text}: CheckedPage) =>
  Array.from(text.matchAll(/^\s*::limits\{of="([^"]*)"\}/gm), ([, feature = '']) => feature);

/**
 * The names of the limits in a text's sentences, as the writer chose: "Life of a token" or "connect: Life of a
 * token".
 */
const referencesIn = (text: string) =>
  factsIn(text).flatMap(({fact, name, attributes: {of}}) =>
    fact === 'limit' ? [of ? `${of}: ${plain(name)}` : plain(name)] : [],
  );

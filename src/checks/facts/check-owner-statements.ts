import type {Check} from '../check';
import type {CheckedPage} from '../page';

const listFile = 'src/product/facts/owner-statements.yaml';

/** Checks that a page shows each of the owner's statements. Otherwise, an owner would fill in one that no one reads. */
export const checkOwnerStatements: Check = ({pages, files}, reportIn) => {
  const list = files.get(listFile);
  if (!list) return;
  const shown = new Set(pages.flatMap(statementsOn));
  for (const [index, line] of String(list.value).split('\n').entries()) {
    const [, key] = /^([a-z][a-z-]*):/.exec(line) ?? [];
    if (key && !shown.has(key))
      reportIn(list)(
        index + 1,
        `no page shows the owner's statement "${key}"`,
        `put ::owner-statement{of="${key}"} where readers look for it, or delete the statement`,
      );
  }
};

const statementsOn = ({text}: CheckedPage) =>
  Array.from(text.matchAll(/^\s*::owner-statement\{of="([^"]*)"\}/gm), ([, key = '']) => key);

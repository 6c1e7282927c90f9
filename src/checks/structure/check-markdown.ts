import {lint} from 'markdownlint/sync';
import {oncePer} from '../../base/once';
import type {Check} from '../check';
import {oncePerPage} from '../once-per-page';
import type {Site} from '../site';
import {markdownRules} from './markdown-rules';

const config = {
  default: false,
  ...Object.fromEntries(Object.entries(markdownRules).map(([rule, [setting]]) => [rule, setting])),
};

/**
 * Checks that Markdown is written in one way and means what it looks like. `markdown-rules.ts` lists and explains
 * every rule.
 */
export const checkMarkdown: Check = (site, reportIn) => {
  for (const page of site.selected) {
    for (const {line, wrong, fix} of faultsOn(page, site)) reportIn(page.file)(line, wrong, fix);
  }
};

/** No facts are in it but the rules. */
const rulesOf = oncePer(({files}: Site) =>
  ['check-markdown.ts', 'markdown-rules.ts']
    .map((name) => files.get(`src/checks/structure/${name}`)?.value)
    .join(),
);

const faultsOn = oncePerPage(
  'markdown',
  ({path, text}) => {
    const results = lint({strings: {[path]: text}, config})[path] ?? [];
    return results.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorContext}) => {
      const found = errorDetail ?? errorContext;
      const why = markdownRules[ruleNames[0] ?? '']?.[1] ?? '';
      return {
        line: lineNumber,
        wrong: `${ruleDescription}${found ? `: ${found}` : ''}`,
        fix: `${ruleNames.join('/')}: ${why}`,
      };
    });
  },
  rulesOf,
);

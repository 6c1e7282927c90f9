import {lint} from 'markdownlint/sync';
import type {Check} from '../check';
import {markdownRules} from './markdown-rules';

const config = {
  default: false,
  ...Object.fromEntries(Object.entries(markdownRules).map(([rule, [setting]]) => [rule, setting])),
};

/**
 * Checks that Markdown is written in one way and means what it looks like. `markdown-rules.ts` lists and explains
 * every rule.
 */
export const checkMarkdown: Check = ({selected, remember}, reportIn) => {
  for (const {path, text, file} of selected) {
    const results = remember(
      'markdown',
      text,
      () => lint({strings: {[path]: text}, config})[path] ?? [],
    );
    for (const {lineNumber, ruleNames, ruleDescription, errorDetail, errorContext} of results) {
      const found = errorDetail ?? errorContext;
      const why = markdownRules[ruleNames[0] ?? '']?.[1] ?? '';
      reportIn(file)(
        lineNumber,
        `${ruleDescription}${found ? `: ${found}` : ''}`,
        `${ruleNames.join('/')}: ${why}`,
      );
    }
  }
};

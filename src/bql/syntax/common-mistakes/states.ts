import {conditionOf, stateWords} from '../states';
import {type CommonMistake, words} from './common-mistake';

const end = String.raw`(?=\s*(?:$|\)|\b(?:AND|OR|THAT|OPTIONALLY|RETURN|WITH|ORDER|SKIP|LIMIT)\b))`;

/** States that are written like a related model. */
export const relatedStateMistakes: CommonMistake[] = [
  {
    pattern: words`\bTHAT\s{1,9}(?:IS|ARE)\s{1,9}(?:${stateWords})${end}(?<!\bWHERE\b[^\n]{0,300})`,
    advice: 'THAT follows relationships. For a state, write',
    fix: (written) => `WHERE ${conditionOf(/[\w-]+$/.exec(written)?.[0] ?? '')}`,
  },
];

/** States without the attribute that has them. */
export const stateMistakes: CommonMistake[] = [
  {
    pattern: words`(?<=(?:^|\b(?:WHERE|AND|OR|NOT|WHEN))\s{1,9}\({0,9})(?:${stateWords})${end}`,
    advice: 'Write the attribute, too:',
    fix: (written) => conditionOf(written),
  },
];

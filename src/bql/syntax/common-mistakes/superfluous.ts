import {type CommonMistake, words} from './common-mistake';

const always = String.raw`(?:1\s{0,9}=\s{0,9}1|TRUE)\b(?!\s{0,9}[=<>.])`;
const clause = String.raw`(?:THAT|OPTIONALLY|WITH|RETURN|ORDER|SKIP|LIMIT)\b`;

/** Words that other languages need, and BQL doesn't. */
export const superfluousMistakes: CommonMistake[] = [
  {
    pattern: words`^\s*(?:EXPLAIN|PROFILE|ANALYZE|DESCRIBE|EXEC(?:UTE)?|RUN|QUERY|PLEASE)\s{1,9}(?=FIND\s)`,
    advice: (written) => `A query begins with FIND. Remove ${written.trim()}.`,
    fix: '',
  },
  {
    pattern: words`\bTHEN\s{1,9}(?<!\bWHEN\b[^\n]{0,300})(?=${clause})`,
    advice: 'Clauses follow each other without THEN. Remove it.',
    fix: '',
  },
  {
    pattern: words`\bWHERE\s{1,9}${always}(?=\s*$|\s{1,9}${clause})`,
    advice: (written) => `Without WHERE, a query finds every record. Remove ${written}.`,
    fix: '',
  },
  {
    pattern: words`(?<=\bWHERE\s{1,9})${always}\s{1,9}AND\s`,
    advice: (written) => `Every record passes this. Remove ${written.trim()}.`,
    fix: '',
  },
];

import {type CommonMistake, words} from './common-mistake';

/** A model's name after some words. A model begins with a capital, so the words are in one case or the other. */
const beforeModel = (pattern: string) =>
  new RegExp(
    `(?:${pattern}|${pattern.replace(/\\[a-z]|[A-Z]/g, (part) => part.toLowerCase())})\\s+(?=[A-Z][a-z])`,
    'g',
  );

const model = String.raw`[A-Z]\w*(?:\s+AS\s+\w+)?`;

/** Relationships as people say them, or as other languages write them. */
export const relationshipMistakes: CommonMistake[] = [
  {
    pattern: words(
      String.raw`\b(?:LEFT\s+(?:OUTER\s+)?JOIN|OPTIONAL\s+MATCH)\s+${model}(?:\s+ON\s+[\w.]+\s*=\s*[\w.]+)?`,
    ),
    advice: (written) =>
      `BQL has no ${/^\w+\s+(?:OUTER\s+)?\w+/i.exec(written)?.[0].toUpperCase()}. To keep records without a related record, write OPTIONALLY THAT: ${optionally(written)}.`,
    fix: optionally,
  },
  {
    pattern: words(
      String.raw`\b(?:WHERE|AND)\s+(?:NOT\s+)?(?:EXISTS\s*)?\(?\s*THAT\s+(?!NOT\b|RELATES\b)\w+\s+${model}(?<=\bWHERE\s+THAT\b[^]*|\bNOT\s+THAT\b[^]*|\(\s*THAT\b[^]*)(?:\s*\))?`,
    ),
    advice: (written) => `A relationship isn't a condition. Write ${stepOf(written)}.`,
    fix: stepOf,
  },
  {
    pattern: beforeModel(
      String.raw`(?:\b(?:THAT|WHERE)\s+)?\b(?:WITHOUT|(?:DOES|DO)\s+NOT\s+HAVE|HAS\s+NO|HAVE\s+NO)`,
    ),
    advice: 'To find records without a related record, write THAT NOT: THAT NOT HAS Vulnerability.',
    fix: 'THAT NOT HAS ',
  },
  {
    pattern: beforeModel(String.raw`(?:\bWHERE\s+)?\b(?<!\bTHAT\s+)NOT\s+HAS`),
    advice: 'To find records without a related record, write THAT NOT: THAT NOT HAS Vulnerability.',
    fix: 'THAT NOT HAS ',
  },
  {
    pattern: beforeModel(String.raw`(?:\bWHERE\s+)?\b(?<!\b(?:THAT|NOT)\s+)HAS`),
    advice: 'Follow a relationship with THAT: THAT HAS Vulnerability.',
    fix: 'THAT HAS ',
  },
  {
    pattern: words(String.raw`\b[A-Z]+\s+BY\b(?<=\bTHAT\s+(?:NOT\s+)?[A-Z]+\s+BY)`),
    advice: (written) => `A verb is one word: ${joined(written)}.`,
    fix: joined,
  },
  {
    pattern: words(String.raw`\bAND\s+(?=THAT\b)`),
    advice:
      'Write an alias between AND and THAT: AND h THAT HAS Ticket. Without AND, THAT continues from the model before it.',
  },
  {
    pattern: words(
      String.raw`\bAS\s+\w+\s*,\s*[A-Z]\w*\s+AS\b(?<=\bFIND\s+\w+\s[^]*)(?<!\b(?:RETURN|WITH)\b[^]*)`,
    ),
    advice:
      'To connect two models, follow a relationship with THAT: FIND Host AS h THAT HAS Vulnerability AS v.',
  },
];

/** Turns `LEFT JOIN Finding AS f ON f.targets = h.id` into `OPTIONALLY THAT HAS Finding AS f`. */
function optionally(written: string): string {
  const [, joined] = /(?:JOIN|MATCH)\s+(.*?)(?:\s+ON\s.*)?$/is.exec(written) ?? [];
  return `OPTIONALLY THAT HAS ${joined}`;
}

/** Turns `WHERE NOT (THAT OWNS Person)` into `THAT NOT OWNS Person`. */
function stepOf(written: string): string {
  const [, step] = /\bTHAT\s+(.*?)\s*\)?$/is.exec(written) ?? [];
  return `THAT ${/^\w+\s+NOT\b/i.test(written) ? 'NOT ' : ''}${step}`;
}

/** Turns `OWNED BY` into `OWNED_BY`. */
function joined(written: string): string {
  return written.toUpperCase().replace(/\s+/, '_');
}

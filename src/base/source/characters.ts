import {lineAt} from '../text/line-at';

/** A problem in a text, as every file reader reports it. */
export interface TextFault {
  /** One-based. */
  line: number;
  wrong: string;
  fix: string;
}

interface Rule {
  pattern: RegExp;
  wrong: (found: string) => string;
  fix: string;
}

const rules: Rule[] = [
  {
    pattern: /^\uFEFF/,
    wrong: () => 'the file begins with a byte-order mark',
    fix: `save it as UTF-8 without a byte-order mark (BOM), or run: sed -i '1s/^\\xEF\\xBB\\xBF//' <file>`,
  },
  {
    pattern: /\r\n/,
    wrong: () => 'lines end with CRLF',
    fix: `save the file with LF line endings, or run: sed -i 's/\\r$//' <file>`,
  },
  {
    // Node's decoder inserts this character for bytes that aren't valid UTF-8.
    pattern: /\uFFFD/,
    wrong: () => "a character was lost: it isn't UTF-8, or it's U+FFFD",
    fix: 'save the file as UTF-8, then type the character again',
  },
  {
    // Control characters, separators that only some programs treat as line breaks, and marks that change text
    // direction.
    pattern: /[^\P{Cc}\t\n\r]|\r(?!\n)|[\u2028-\u202E\u2066-\u2069]|(?<!^)\uFEFF/u,
    wrong: (found) => `an invisible character: ${codeOf(found)}`,
    fix: 'delete it',
  },
];

/**
 * Finds invalid characters in text that was read as UTF-8, and returns the first of each kind. Readers would see them
 * as boxes or not at all, and the patterns that find the parts of a page don't expect them.
 */
export function characterFaults(text: string): TextFault[] {
  return rules.flatMap(({pattern, wrong, fix}) => {
    const match = pattern.exec(text);
    return match ? [{line: lineAt(text, match.index), wrong: wrong(match[0]), fix}] : [];
  });
}

/** `U+0000` */
const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

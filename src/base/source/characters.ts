import {lineAt} from '../text/line-at';

/** What is wrong in a text, as every reader of files reports it. */
export interface TextFault {
  /** From 1. */
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
    wrong: () => 'lines end with CR LF',
    fix: `save the file with line endings LF, or run: sed -i 's/\\r$//' <file>`,
  },
  {
    // Node's decoder puts it instead of bytes that are no UTF-8.
    pattern: /\uFFFD/,
    wrong: () => 'a character was lost: it is not UTF-8, or is U+FFFD',
    fix: 'save the file as UTF-8, and type the character again',
  },
  {
    // Controls, separators that break lines in some programs only, and marks that turn the direction of what is read.
    pattern: /[^\P{Cc}\t\n\r]|\r(?!\n)|[\u2028-\u202E\u2066-\u2069]|(?<!^)\uFEFF/u,
    wrong: (found) => `a character that cannot be seen: ${codeOf(found)}`,
    fix: 'delete it',
  },
];

/**
 * What is wrong with the characters of a text that was read as UTF-8: the first fault of each kind. A reader would get
 * them as boxes, or wouldn't see them, and the patterns that look for the parts of a page don't expect them.
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

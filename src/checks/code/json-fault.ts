import {type ParseError, parse} from 'jsonc-parser';
import {lineAt} from '../../base/text/line-at';

/**
 * Finds where text stops being valid JSON (RFC 8259). In Node 20, `JSON.parse` doesn't give a position for most
 * faults.
 *
 * @returns the line in the text and what was found there, or `undefined` if the text is valid JSON
 */
export function jsonFault(text: string): {line: number; found: string} | undefined {
  const faults: ParseError[] = [];
  parse(text, faults, {disallowComments: true, allowTrailingComma: false});
  const [fault] = faults;
  if (!fault) return undefined;
  return {
    line: lineAt(text, fault.offset),
    found: /^\S{1,20}/.exec(text.slice(fault.offset))?.[0] ?? 'the end',
  };
}

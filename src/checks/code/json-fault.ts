import {type ParseError, parse} from 'jsonc-parser';
import {lineAt} from '../../base/text/line-at';

/**
 * Says where text stops being JSON (RFC 8259). `JSON.parse` of Node 20 gives no position for most faults.
 *
 * @returns the line within the text and what stands there, or `undefined` where the text is JSON
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

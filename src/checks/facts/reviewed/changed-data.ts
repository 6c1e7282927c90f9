import {pairs, replacements, without} from './pairs';
import {type ChangedFact, differences} from './statement-rules';
import type {PageStatement} from './statements';

/**
 * Compares a file of the product's data with what it said at the last review. New lines pass, and so do lines that
 * stand elsewhere, comments, and another layout. Any other change, and every line that's gone, is a changed fact: what
 * is derived from data follows it, but sentences and tables that repeat it don't.
 *
 * @param before the file's YAML at the last review
 * @param now its current YAML
 */
export function changedData(before: string, now: string): ChangedFact[] {
  const [old, current] = [readLines(before), readLines(now)];
  const texts = (lines: PageStatement[]) => lines.map(({text}) => text);
  const gone = without(texts(old), texts(current));
  const added = without(texts(current), texts(old));
  return replacements(old, current, ({text}) => text).flatMap((run) => {
    const was = run.removed.filter(({text}) => gone.includes(text));
    const is = run.added.filter(({text}) => added.includes(text));
    const paired = pairs(was, is);
    const deleted = was.filter((line) => !paired.some(([first]) => first === line));
    const line = run.added[0]?.line ?? 1;
    return [
      ...paired.flatMap(([first, second]) =>
        differences(first, second).map((change) => ({
          line: second.line,
          was: change.removed.join(' '),
          is: change.added.join(' '),
        })),
      ),
      ...deleted.map(({text}) => ({line, was: text, is: ''})),
    ];
  });
}

/** The lines with data, each with its words, numbers, and signs other than quotation marks and brackets. */
const readLines = (source: string): PageStatement[] =>
  source.split('\n').flatMap((written, index) => {
    const text = written.replace(/(^|\s)#.*$/, '').trim();
    const tokens = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s"'{}[\],]/gu) ?? [];
    return tokens.length > 0 ? [{line: index + 1, text, tokens, isCode: true}] : [];
  });

import type {Completion} from '../../../bql/complete/completion';

/** Completions that must be followed by something. Names and values can end a query, or be followed by a comma. */
const goesOn: ReadonlySet<Completion['kind']> = new Set(['keyword', 'operator', 'verb']);

/** Returns the text to insert for an option, with a space if something must follow and there's no space yet. */
export function insertionOf({label, kind, insert}: Completion, behind: string): string {
  const text = insert ?? label;
  return goesOn.has(kind) && !/^\s/.test(behind) ? `${text} ` : text;
}

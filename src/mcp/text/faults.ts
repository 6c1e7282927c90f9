import * as z from 'zod';
import {lineAt} from '../../base/text/line-at';
import {correctedText} from '../../bql/apply-fixes';
import type {Fault} from '../../bql/syntax/fault';
import type {ToolAnswer} from '../tool';

/** What a check says about a query or an operation. */
export const checkedSchema = z.object({
  valid: z.boolean().describe('Whether it has no error. It can still have warnings'),
  faults: z.array(
    z.object({
      severity: z.enum(['error', 'warning', 'hint']),
      line: z.number(),
      message: z.string(),
      text: z.string().describe('The part that the message is about'),
      fix: z.string().optional().describe('What to write instead of that part'),
    }),
  ),
  corrected: z.string().optional().describe('The whole text with its fixes, without errors'),
});

const words = {error: 'Error', warning: 'Warning', hint: 'Hint'};

/**
 * Describes what a check finds, with a line for each fault, and the corrected text.
 *
 * @param language of the text, for its code block
 * @param check returns the faults of a text
 */
export function describeCheck(
  text: string,
  language: 'bql' | 'graphql',
  check: (text: string) => Fault[],
): ToolAnswer<z.output<typeof checkedSchema>> {
  const faults = check(text);
  const valid = !faults.some(({severity}) => severity === 'error');
  const corrected = correctedText(text, check);
  const lines = faults.map(
    ({severity, start, message}) =>
      `- ${words[severity]} on line ${lineAt(text, start)}: ${message}`,
  );
  const correction = corrected && `Corrected:\n\n${fenced(corrected, language)}`;
  return {
    markdown: [
      valid ? 'There are no errors.' : "It has errors, so it doesn't run.",
      lines.join('\n'),
      correction,
    ]
      .filter(Boolean)
      .join('\n\n'),
    data: {
      valid,
      faults: faults.map(({severity, start, end, message, fix}) => ({
        severity,
        line: lineAt(text, start),
        message,
        text: text.slice(start, end),
        ...(fix !== undefined && {fix}),
      })),
      ...(corrected && {corrected}),
    },
  };
}

/** Puts code into a block. */
export const fenced = (code: string, language = ''): string =>
  `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

import type {Check} from '../check';
import {oncePerPage} from '../once-per-page';
import {fencesOf} from './fences';
import {runProgram} from './run-program';

/**
 * A Python program that reads a JSON list of programs and prints, for each, its syntax error's line and message, or
 * null.
 */
const parseEach = `
import ast, json, sys
def fault(code):
    try:
        ast.parse(code)
    except SyntaxError as error:
        return [error.lineno or 1, error.msg]
print(json.dumps([fault(code) for code in json.load(sys.stdin)]))
`;

/**
 * Checks that Python in fences parses. If `python3` isn't installed, the summary says so, because a writer of prose
 * doesn't need it.
 */
export const checkPythonFences: Check = async (site, reportIn) => {
  const {selected, remember} = site;
  const fences = selected.flatMap((page) =>
    pythonOn(page, site).map((fence) => ({page, ...fence})),
  );
  if (fences.length === 0) return undefined;
  const input = JSON.stringify(fences.map(({code}) => code));
  const output = await remember('python', parseEach + input, () =>
    runProgram('python3', ['-c', parseEach], {input}),
  );
  if (output === undefined) return "Python fences skipped: python3 doesn't run";
  const faults: ([number, string] | null)[] = JSON.parse(output);
  for (const [index, fault] of faults.entries()) {
    const fence = fences[index];
    if (!fault || !fence) continue;
    const [line, message] = fault;
    reportIn(fence.page.file)(
      fence.firstLine + line - 1,
      `not valid Python: ${message}`,
      'fix the syntax',
    );
  }
  return undefined;
};

const pythonOn = oncePerPage('python-fences', (page) =>
  fencesOf(page, 'python').map(({code, firstLine}) => ({code, firstLine})),
);

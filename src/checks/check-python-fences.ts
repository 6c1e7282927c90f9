import {spawnSync} from 'node:child_process';
import type {Check} from './check';
import {fencesOf} from './fences';

/** Reads a JSON list of programs and writes, for each, the line and message of its syntax error, or null. */
const parseEach = `
import ast, json, sys
def fault(code):
    try:
        ast.parse(code)
    except SyntaxError as error:
        return [error.lineno or 1, error.msg]
print(json.dumps([fault(code) for code in json.load(sys.stdin)]))
`;

/** Python in fences parses. Where there is no `python3`, the summary says so: a writer of prose need not install it. */
export const checkPythonFences: Check = ({selected}, reportIn) => {
  const fences = selected.flatMap((page) =>
    fencesOf(page, 'python').map((fence) => ({page, ...fence})),
  );
  if (fences.length === 0) return undefined;
  const input = JSON.stringify(fences.map(({code}) => code));
  const {status, stdout} = spawnSync('python3', ['-c', parseEach], {input, encoding: 'utf8'});
  if (status !== 0) return 'Python fences skipped: python3 does not run';
  const faults: ([number, string] | null)[] = JSON.parse(stdout);
  for (const [index, fault] of faults.entries()) {
    const fence = fences[index];
    if (fault && fence)
      reportIn(fence.page.file)(
        fence.firstLine + fault[0] - 1,
        `not Python: ${fault[1]}`,
        'mend it',
      );
  }
  return undefined;
};

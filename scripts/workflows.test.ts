import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  jobs: Record<string, {steps: Step[]; strategy?: {matrix: {node: number[]}}}>;
}

const folder = '.github/workflows';
const {scripts, engines} = JSON.parse(readFileSync('package.json', 'utf8'));
const stepsOf = ({jobs}: Workflow) => Object.values(jobs).flatMap(({steps}) => steps);

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const workflow: Workflow = parse(text);

  test('names actions by commit, with the version next to it', () => {
    const lines = text.split('\n').filter((line) => line.includes('uses:'));
    const isPinned = (line: string) => /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line);
    expect(lines.filter((line) => !isPinned(line))).toEqual([]);
  });

  test('runs only commands that exist', () => {
    for (const {run = ''} of stepsOf(workflow)) {
      const [, script] = /^npm run (\S+)/.exec(run) ?? [];
      if (script) expect(Object.keys(scripts)).toContain(script);
      else if (run) expect(run === 'npm ci' || existsSync(run), run).toBe(true);
    }
  });

  test('uploads what is in hidden folders only if it says so', () => {
    for (const {with: inputs = {}} of stepsOf(workflow).filter(({uses = ''}) =>
      uses.startsWith('actions/upload-artifact'),
    )) {
      if (/(^|\/)\./.test(String(inputs.path))) expect(inputs['include-hidden-files']).toBe(true);
    }
  });
});

test('all workflows use the same commit of an action', () => {
  const used = readdirSync(folder).flatMap((name) =>
    stepsOf(parse(readFileSync(`${folder}/${name}`, 'utf8'))).flatMap(({uses}) => uses ?? []),
  );
  const actions = new Set(used.map((each) => each.split('@')[0]));
  expect(new Set(used).size).toBe(actions.size);
});

test('CI runs the tests with every version of Node that the project accepts', () => {
  const {jobs}: Workflow = parse(readFileSync(`${folder}/ci.yml`, 'utf8'));
  const accepted = [...engines.node.matchAll(/(?:\^|>=)(\d+)/g)].map(([, major]) => Number(major));
  expect(jobs.test?.strategy?.matrix.node).toEqual(accepted);
});

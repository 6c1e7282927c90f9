// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useLatestRun} from './useLatestRun';

let root: Root;
let latest: ReturnType<typeof useLatestRun<string>>;
/** The runs so far. Each continues until it's finished here. */
let runs: {text: string; signal: AbortSignal; finish: (found: string) => void}[];

const ask = (text: string, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    runs.push({text, signal, finish: resolve});
    signal.addEventListener('abort', () => reject(signal.reason));
  });

function Runs() {
  latest = useLatestRun(ask);
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  runs = [];
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Runs />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const run = (text: string) =>
  act(async () => {
    latest.run(text);
  });
const stopped = () => runs.filter(({signal}) => signal.aborted).map(({text}) => text);

it('cancels a run when the next one begins, and shows only what the next one finds', async () => {
  await run('FIND Host');
  await run('FIND Team');
  expect(stopped()).toEqual(['FIND Host']);
  expect(latest).toMatchObject({isRunning: true, outcome: undefined});
  await act(async () => runs[1]?.finish('10 teams'));
  expect(latest).toMatchObject({isRunning: false, outcome: {text: 'FIND Team', run: '10 teams'}});
});

it('stops a run that the reader no longer wants, and says so', async () => {
  await run('FIND Host');
  await act(async () => latest.stop());
  expect(stopped()).toEqual(['FIND Host']);
  expect(latest).toMatchObject({isRunning: false, outcome: {failure: 'The query was stopped.'}});
});

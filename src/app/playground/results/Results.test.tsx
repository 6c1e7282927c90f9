// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Cell} from '../../../bql/evaluate/row';
import type {QueryEngine} from '../../../sample/engine/client';
import type {RunOutcome} from '../useRun';
import Results from './Results';

// Its links are Docusaurus's, which exist only in a build.
vi.mock('./record/RecordPanel', () => ({default: () => null}));

let container: HTMLElement;
let root: Root;
const ask = vi.fn();
const engine: QueryEngine = {warmUp() {}, ask};
const onAccept = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  ask.mockReset().mockResolvedValue({survivors: [], proposals: []});
  onAccept.mockReset();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

/** The outcome of a query, whose rows have one cell each. */
const outcomeOf = (text: string, cells: Cell[], returned = cells.length): RunOutcome => ({
  text,
  run: {
    faults: [],
    milliseconds: 1,
    result: {
      columns: [{label: 'Name'}],
      rows: cells.map((cell) => [cell]),
      returned,
      total: returned,
    },
  },
});

const show = (outcome: RunOutcome, isOutdated = false) =>
  act(async () =>
    root.render(
      <Results
        {...{engine, outcome, onAccept}}
        faults={[]}
        isWaiting={false}
        isStalled={false}
        isOutdated={isOutdated}
        stored={undefined}
        onStop={() => {}}
        onRetry={() => {}}
      />,
    ),
  );
const press = (name: string) =>
  act(async () => {
    const buttons = [...container.querySelectorAll('button')];
    buttons.find(({textContent}) => textContent === name)?.click();
  });
const rows = () => [...container.querySelectorAll('tbody tr')].map(({textContent}) => textContent);
const said = () => container.querySelector('[role="status"]')?.textContent;

it('sorts all rows in the worker, and starts over with the next result', async () => {
  await show(outcomeOf('FIND Host', ['a', 'b'], 3000));
  ask.mockResolvedValueOnce({rows: [['z'], ['y']]});
  await press('Name');
  expect(ask).toHaveBeenCalledWith(
    'sort',
    ['FIND Host', {column: 0, descending: false}],
    expect.any(AbortSignal),
  );
  expect(rows()).toEqual(['z', 'y']);
  expect(container.querySelector('th')?.getAttribute('aria-sort')).toBe('ascending');
  await show(outcomeOf('FIND Team', ['c']));
  expect(rows()).toEqual(['c']);
  expect(container.querySelector('th')?.getAttribute('aria-sort')).toBeNull();
});

it('keeps the rows and says why when sorting fails', async () => {
  await show(outcomeOf('FIND Host', ['a', 'b']));
  ask.mockRejectedValueOnce(new Error("The query engine couldn't be loaded."));
  await press('Name');
  expect(rows()).toEqual(['a', 'b']);
  expect(said()).toContain("The query engine couldn't be loaded.");
});

it('asks for a reason only if there are no rows, or if paths can repeat them', async () => {
  await show(outcomeOf('FIND Host', ['a']));
  await show(outcomeOf('FIND Host AS h RETURN h.name', ['a']));
  await show(outcomeOf('FIND Host THAT HAS Vulnerability', ['a']));
  expect(ask).not.toHaveBeenCalled();
  await show(outcomeOf('FIND Host WHERE riskScore > 11', []));
  await show(outcomeOf('FIND Host AS h THAT HAS Vulnerability RETURN h.name', ['a']));
  expect(ask.mock.calls.map(([name]) => name)).toEqual(['diagnose', 'diagnose']);
});

it('shows what each part of a query leaves, and offers what was probably meant', async () => {
  const meant = 'FIND Host WHERE tags = "pci"';
  ask.mockResolvedValueOnce({
    survivors: [
      {code: 'FIND Host', left: 1200},
      {code: 'tags = "PCI"', left: 0},
    ],
    proposals: [{reason: 'Did you mean "pci"?', action: 'Change to "pci"', query: meant}],
  });
  const outcome = outcomeOf('FIND Host WHERE tags = "PCI"', []);
  await show(outcome);
  expect(rows()).toEqual(['FIND Host1,200', 'tags = "PCI"0']);
  await press('Change to "pci"');
  expect(onAccept).toHaveBeenCalledWith(meant);
  await show(outcome, true);
  expect(container.textContent, 'it would replace what was written since').not.toContain('pci');
});

it('makes a chart of all rows, also of the ones that the page does not have', async () => {
  const all = Array.from({length: 1001}, (_, at): Cell[] => [`host-${at}`, at]);
  const outcome = outcomeOf('FIND Host AS h RETURN h.name, h.riskScore', [], all.length);
  if ('run' in outcome && outcome.run.result)
    Object.assign(outcome.run.result, {
      columns: [{label: 'Host'}, {label: 'Score'}],
      rows: all.slice(0, 1000),
    });
  await show(outcome);
  ask.mockResolvedValueOnce(all);
  const tab = [...container.querySelectorAll<HTMLElement>('[role=tab]')];
  await act(async () => tab.find(({textContent}) => textContent === 'Chart')?.click());
  expect(ask).toHaveBeenCalledWith(
    'rows',
    ['FIND Host AS h RETURN h.name, h.riskScore', undefined],
    expect.any(AbortSignal),
  );
  expect(container.querySelector('figcaption')?.textContent).toContain(
    'The first 40 of 1,001 rows',
  );
});

// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {calculatorsOf} from '../../content/calculators';
import {examplesOf} from '../../content/calculators/examples';
import {readFacts} from '../../content/calculators/facts';
import Calculation from './Calculation';

const calculators = calculatorsOf(readFacts());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/docs/risk-scores?from=search');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function render(of: keyof typeof calculators, examples: string[], linked?: string) {
  const container = document.createElement('div');
  document.body.append(container);
  const props = {id: of, calculator: calculators[of], examples: examplesOf(of, examples), linked};
  await act(async () => createRoot(container).render(<Calculation {...props} />));

  const labeled = (label: string) => {
    const found = [...container.querySelectorAll('label')].find(({textContent}) =>
      textContent?.startsWith(label),
    );
    const control =
      found?.querySelector('select, input') ?? document.getElementById(found?.htmlFor ?? '');
    return control as HTMLInputElement;
  };
  return {
    container,
    labeled,
    result: () => container.querySelector('output')?.textContent,
    rows: () =>
      [...container.querySelectorAll('tbody tr')].map(({children}) => children[1]?.textContent),
    /** Types a value, or chooses an option. React reads it through the element's own setter. */
    enter: (label: string, value: string) =>
      act(async () => {
        const control = labeled(label);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
          control,
          value,
        );
        control.dispatchEvent(
          new Event(control.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true}),
        );
      }),
    press: (name: string) =>
      act(async () =>
        [...container.querySelectorAll('button')]
          .find(({textContent}) => textContent === name)
          ?.click(),
      ),
    check: (label: string) => act(async () => labeled(label).click()),
  };
}

const hosts = ['web-01', 'db-07'].map((host) => `CVE-2024-6387 on ${host}`);

describe('a risk score', () => {
  it("begins with the page's example, and follows each change", async () => {
    const {result, rows, enter, check} = await render('risk-score', hosts);
    expect(result()).toBe('Risk score 10.0 Critical');
    expect(rows()).toEqual(['8.1', '+0.5', '+1.5', '+2.0', '10.1', '10.0', 'Critical']);

    await check('Internet-facing');
    expect(result()).toBe('Risk score 8.6 High');
    await enter('CVSS v3', '5');
    expect(result()).toBe('Risk score 5.5 Medium');
    await enter('Preset', 'Severity');
    expect(result()).toBe('Risk score 8.5 High');
  });

  it('keeps bad input in its field, with a message, and shows no result', async () => {
    const {result, rows, labeled, enter} = await render('risk-score', hosts);
    await enter('CVSS v3', '7,5');
    const field = labeled('CVSS v3');
    expect(field.value).toBe('7,5');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Write a point instead of the comma: 7.5.');
    expect(result()).toBe('Correct the marked values to see the result.');
    expect(rows()).toEqual([]);

    await enter('CVSS v3', '7.5');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(result()).toBe('Risk score 9.5 Critical');
  });

  it('starts with another example, and resets to the first one', async () => {
    const {result, labeled, enter, press} = await render('risk-score', hosts);
    await enter('Start with', hosts[1] ?? '');
    expect(result()).toBe('Risk score 8.6 High');
    await enter('CVSS v3', '1');
    expect(labeled('Start with').textContent).toContain('Your values');
    await press('Reset');
    expect(result()).toBe('Risk score 10.0 Critical');
    expect(labeled('Start with').value).toBe(hosts[0]);
    expect(window.location.hash).toBe('');
  });

  it('puts the inputs into the address, which opens the same calculation', async () => {
    const first = await render('risk-score', hosts);
    await first.check('Lab');
    expect(first.result()).toBe('Risk score 8.1 High');
    expect(window.location.search).toBe('?from=search');
    const second = await render('risk-score', hosts, window.location.hash);
    expect(second.result()).toBe('Risk score 8.1 High');
    expect(second.labeled('Lab').checked).toBe(true);
  });
});

describe('a due date', () => {
  it('asks for a time instead of a score if the level is your own', async () => {
    const {result, labeled, enter} = await render('due-date', hosts);
    expect(result()).toBe('Due date December 2, 2025, 02:10 UTC Out of SLA');
    await enter('SLA definition', 'Your own');
    expect(labeled('Risk score')).toBeNull();
    await enter('Time length', '1');
    await enter('Time unit', 'Months');
    expect(result()).toBe('Due date December 25, 2025, 02:10 UTC In SLA');
  });

  it('judges an extended or fixed finding by its dates', async () => {
    const {result, enter} = await render('due-date', hosts);
    await enter('Extended due date', '2025-12-20T00:00');
    expect(result()).toBe('Extended due date December 20, 2025, 00:00 UTC Near SLA');
    await enter('Fixed', '2025-12-19T00:00');
    expect(result()).toBe('Extended due date December 20, 2025, 00:00 UTC In SLA');
  });
});

it('shows what each aggregation makes of the same findings', async () => {
  const {result, rows, enter} = await render('aggregation', ['db-07']);
  expect(result()).toBe('Risk score 8.6 High');
  await enter('Aggregation', 'Average');
  expect(result()).toBe('Risk score 6.0 Medium');
  expect(rows().at(-1)).toBe('8.6, High');
});

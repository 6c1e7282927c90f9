// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {saveDraft} from './draft';
import FeedbackForm from './FeedbackForm';
import {browserMessages} from './message-store';
import {memoryMessages} from './testing/messages';

const options = {
  supportEmail: 'support@example.com',
  feedbackUrl: 'https://api.example/feedback',
  version: '1.0.0',
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(browserMessages, memoryMessages());
  localStorage.clear();
  saveDraft({text: 'Which role?', email: 'me@example.com', id: 'a1'});
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('prevents changes and a second submission while a message is being sent', async () => {
  let answer = (_: Response) => {};
  const fetch = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  vi.stubGlobal('fetch', fetch);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(<FeedbackForm options={options} isReport={false} />));
  const fields = () =>
    [...container.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input')].map(
      ({value, readOnly}) => [value, readOnly],
    );
  const submit = () =>
    act(async () => {
      const event = new Event('submit', {bubbles: true, cancelable: true});
      container.querySelector('form')?.dispatchEvent(event);
    });
  expect(fields()).toEqual([
    ['Which role?', false],
    ['me@example.com', false],
  ]);

  await submit();
  await submit();
  const whileSending = fields();
  const button = container.querySelector('[type="submit"]')?.getAttribute('aria-disabled');
  // Wait here, because the next test must not start until this message has a response.
  await act(async () => answer(new Response(null, {status: 202})));
  await vi.waitFor(() =>
    expect(fields()).toEqual([
      ['', false],
      ['', false],
    ]),
  );
  expect(whileSending).toEqual([
    ['Which role?', true],
    ['me@example.com', true],
  ]);
  expect(button).toBe('true');
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});

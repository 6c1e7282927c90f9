import postcss from 'postcss';
import {expect, it} from 'vitest';
import {readEnvironment} from '../../base/environment';
import {withoutTurnedOff} from './turned-off';

const css = '.vote { color: red; }';

const left = async (from: string, variables: Record<string, string>) =>
  (await postcss([withoutTurnedOff(readEnvironment(variables))]).process(css, {from})).css;

it('empties the style sheet of a part only if the build lacks the part', async () => {
  const part = '/src/app/feedback/PageVote.module.css';
  expect(await left(part, {})).toBe('');
  expect(await left(part, {FEEDBACK_URL: 'https://feedback.example/'})).toBe(css);
  expect(await left('/src/app/feedback/dialog.module.css', {})).toBe(css);
});

import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Excerpt from './Excerpt';

const htmlOf = (snippet: string, text?: string) =>
  renderToStaticMarkup(<Excerpt snippet={snippet} text={text} />);

it('shows a snippet with the text around it', () => {
  expect(
    htmlOf('…of a <mark>risk</mark> score…', 'The parts of a risk score, and their sum.'),
  ).toBe('The parts of a <mark>risk</mark> score, and their sum.');
});

it('begins shortly before the snippet, at a word', () => {
  const text = `${'Many words that come first, '.repeat(5)}then the risk.`;
  expect(htmlOf('…the <mark>risk</mark>.', text)).toMatch(
    /^…[a-zA-Z]\S* .{20,40}then the <mark>risk/,
  );
});

it('is the snippet where the text is unknown, or has the words twice', () => {
  expect(htmlOf('…a <mark>risk</mark>…')).toBe('…a <mark>risk</mark>…');
  expect(htmlOf('…a <mark>risk</mark>…', 'a risk and a risk')).toBe('…a <mark>risk</mark>…');
});

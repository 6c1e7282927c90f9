import {describe, expect, it} from 'vitest';
import {toHtml, toPieces, toText} from './marked-text';

describe('highlighted values', () => {
  it('are split into matches and other text', () => {
    expect(toPieces('the <mark>risk</mark> score')).toEqual([
      {text: 'the ', isMatch: false},
      {text: 'risk', isMatch: true},
      {text: ' score', isMatch: false},
    ]);
  });

  it('keep no markup except the matches, whether or not the text is escaped', () => {
    const raw = '<img src=x onerror=alert(1)> & <mark>risk</mark>';
    const escaped = '&lt;img src=x onerror=alert(1)&gt; &amp; <mark>risk</mark>';
    const shown = '&lt;img src=x onerror=alert(1)&gt; &amp; <mark>risk</mark>';
    expect(toHtml(raw)).toBe(shown);
    expect(toHtml(escaped)).toBe(shown);
    expect(toText(escaped)).toBe('<img src=x onerror=alert(1)> & risk');
  });

  it('close an unclosed match', () => {
    expect(toHtml('<mark>risk')).toBe('<mark>risk</mark>');
    expect(toHtml('risk</mark>')).toBe('risk');
  });
});

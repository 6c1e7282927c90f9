import type {Paragraph} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {markdown} from './nodes';
import {splitParagraph} from './split-paragraph';

const split = (text: string, place: 'first' | 'last') =>
  splitParagraph(markdown(text)[0] as Paragraph, place).map((part) => textOf(part));

describe('splitParagraph', () => {
  it('splits after the first sentence, or before the last', () => {
    const text = 'One, in `v1. B`. [Two](a.md) is next. `c` too: three:';
    expect(split(text, 'first')).toEqual(['One, in v1. B.', 'Two is next. c too: three:']);
    expect(split(text, 'last')).toEqual(['One, in v1. B. Two is next.', 'c too: three:']);
  });

  it('leaves a single sentence', () => {
    expect(split('From 1. to 2.5, one **sentence**.', 'first')).toHaveLength(1);
    expect(split('Do this:', 'last')).toHaveLength(1);
  });
});

import {describe, expect, it, vi} from 'vitest';
import {once, oncePer, oncePerText} from './once';

describe('values that are created once', () => {
  it('are created on first use, even if undefined', () => {
    const make = vi.fn(() => undefined);
    const made = once(make);
    expect(make).not.toHaveBeenCalled();
    made();
    made();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are cached per object', () => {
    const make = vi.fn(({name}: {name: string}, end: string) => name + end);
    const made = oncePer(make);
    const [one, other] = [{name: 'a'}, {name: 'b'}];
    expect([made(one, '!'), made(other, '?'), made(one, '?')]).toEqual(['a!', 'b?', 'a!']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are cached per object and text', () => {
    const answers = oncePerText<number>();
    const [one, other] = [{}, {}];
    expect(answers(one, 'text', () => 1)).toBe(1);
    expect(answers(one, 'text', () => 2)).toBe(1);
    expect(answers(one, 'other text', () => 3)).toBe(3);
    expect(answers(other, 'text', () => 4)).toBe(4);
  });
});

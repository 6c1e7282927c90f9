import {describe, expect, it, vi} from 'vitest';
import {once, oncePer, oncePerText} from './once';

describe('what is made once', () => {
  it('is made when it is first asked for, also where it is nothing', () => {
    const make = vi.fn(() => undefined);
    const made = once(make);
    expect(make).not.toHaveBeenCalled();
    made();
    made();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is kept apart by the object that it is made of', () => {
    const make = vi.fn(({name}: {name: string}, end: string) => name + end);
    const made = oncePer(make);
    const [one, other] = [{name: 'a'}, {name: 'b'}];
    expect([made(one, '!'), made(other, '?'), made(one, '?')]).toEqual(['a!', 'b?', 'a!']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is kept apart by text, too', () => {
    const answers = oncePerText<number>();
    const [one, other] = [{}, {}];
    expect(answers(one, 'text', () => 1)).toBe(1);
    expect(answers(one, 'text', () => 2)).toBe(1);
    expect(answers(one, 'other text', () => 3)).toBe(3);
    expect(answers(other, 'text', () => 4)).toBe(4);
  });
});

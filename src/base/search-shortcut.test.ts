// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {isSearchShortcut, startsShortcut} from './search-shortcut';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: document.body,
  ...more,
});

describe('isSearchShortcut', () => {
  it('takes Ctrl+K and Command+K, also with Caps Lock', () => {
    expect(isSearchShortcut(press('k', {ctrlKey: true}))).toBe(true);
    expect(isSearchShortcut(press('K', {metaKey: true}))).toBe(true);
  });

  it('takes a slash, but not one that is being typed', () => {
    expect(isSearchShortcut(press('/'))).toBe(true);
    expect(isSearchShortcut(press('/', {target: document.createElement('input')}))).toBe(false);
    expect(isSearchShortcut(press('/', {target: document.createElement('textarea')}))).toBe(false);
  });

  it('leaves other keys alone', () => {
    expect(isSearchShortcut(press('k'))).toBe(false);
    expect(isSearchShortcut(press('k', {ctrlKey: true, altKey: true}))).toBe(false);
    expect(isSearchShortcut(press('/', {ctrlKey: true}))).toBe(false);
  });
});

describe('startsShortcut', () => {
  it('takes Control or Command, but not where they are likelier to copy what is selected', () => {
    document.body.textContent = 'text';
    expect(startsShortcut(press('Control'))).toBe(true);
    expect(startsShortcut(press('Meta'))).toBe(true);
    expect(startsShortcut(press('Shift'))).toBe(false);
    document.getSelection()?.selectAllChildren(document.body);
    expect(startsShortcut(press('Control'))).toBe(false);
  });
});

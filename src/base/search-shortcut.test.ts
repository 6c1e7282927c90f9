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
  it('accepts Ctrl+K and Command+K, even with Caps Lock', () => {
    expect(isSearchShortcut(press('k', {ctrlKey: true}))).toBe(true);
    expect(isSearchShortcut(press('K', {metaKey: true}))).toBe(true);
  });

  it('accepts a slash, except in text fields', () => {
    expect(isSearchShortcut(press('/'))).toBe(true);
    expect(isSearchShortcut(press('/', {target: document.createElement('input')}))).toBe(false);
    expect(isSearchShortcut(press('/', {target: document.createElement('textarea')}))).toBe(false);
  });

  it('ignores other keys', () => {
    expect(isSearchShortcut(press('k'))).toBe(false);
    expect(isSearchShortcut(press('k', {ctrlKey: true, altKey: true}))).toBe(false);
    expect(isSearchShortcut(press('/', {ctrlKey: true}))).toBe(false);
  });
});

describe('startsShortcut', () => {
  it('accepts Control or Command, unless selected text makes a copy more likely', () => {
    document.body.textContent = 'text';
    expect(startsShortcut(press('Control'))).toBe(true);
    expect(startsShortcut(press('Meta'))).toBe(true);
    expect(startsShortcut(press('Shift'))).toBe(false);
    document.getSelection()?.selectAllChildren(document.body);
    expect(startsShortcut(press('Control'))).toBe(false);
  });
});

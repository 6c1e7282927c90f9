// @vitest-environment happy-dom
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import SectionChips from './SectionChips';

const names = ['Guides', 'BQL', 'Connectors'];

/** Returns each chip's text, in brackets if it's chosen. */
function chips(counts: Record<string, number> | undefined, section?: string, isFinal = true) {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <SectionChips {...{names, counts, section, isFinal}} onChoose={() => {}} />,
  );
  return [...element.querySelectorAll('button')].map((button) =>
    button.getAttribute('aria-pressed') === 'true' ? `[${button.textContent}]` : button.textContent,
  );
}

it('offers all sections with results in navbar order, with their counts', () => {
  expect(chips({BQL: 2, Guides: 3, Documentation: 1})).toEqual(['[All 6]', 'Guides 3', 'BQL 2']);
});

it('offers no counts while they can change', () => {
  expect(chips({BQL: 2, Guides: 3}, undefined, false)).toEqual(['[All]', 'Guides', 'BQL']);
});

it('keeps the chosen section even if it has no results', () => {
  expect(chips({Guides: 3}, 'BQL')).toEqual(['All 3', 'Guides 3', '[BQL 0]']);
});

it('offers nothing if there is nothing to choose from', () => {
  expect(chips({Guides: 3})).toEqual([]);
  expect(chips({})).toEqual([]);
  expect(chips(undefined)).toEqual([]);
});

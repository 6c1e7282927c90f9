import type {DocSearchHit} from '@docsearch/react';
import {describe, expect, it} from 'vitest';
import {groupBestMatches} from './best-matches';

const text = (value: string) => ({value});

/** Creates a hit in the text of a page. */
function hit(section: string, page: string, type = 'content') {
  const hierarchy = {lvl0: text(section), lvl1: text(page)};
  return {
    type,
    hierarchy: {lvl0: section, lvl1: page},
    _highlightResult: {hierarchy},
    _snippetResult: {hierarchy},
  } as unknown as DocSearchHit;
}

const groupsOf = (hits: DocSearchHit[]) =>
  hits.map((each) => each._highlightResult.hierarchy.lvl0.value);
const placesOf = (hits: DocSearchHit[]) =>
  hits.map((each) => each._snippetResult.hierarchy.lvl1.value);

describe('groupBestMatches', () => {
  it('groups the best five if they come from several sections', () => {
    const hits = ['Guides', 'BQL', 'Guides', 'Guides', 'APIs', 'Guides', 'BQL'].map((section) =>
      hit(section, 'Roles'),
    );
    expect(groupsOf(groupBestMatches(hits))).toEqual([
      ...Array(5).fill('Best matches'),
      'Guides',
      'BQL',
    ]);
  });

  it('adds the section to each of them, but not to the stored hit', () => {
    const grouped = groupBestMatches([hit('Guides', 'Roles'), hit('BQL', 'Operators')]);
    expect(placesOf(grouped)).toEqual(['Roles · Guides', 'Operators · BQL']);
    expect(grouped.map(({hierarchy}) => hierarchy.lvl0)).toEqual(['Guides', 'BQL']);
  });

  it("doesn't change the title of a page", () => {
    const grouped = groupBestMatches([hit('Guides', 'Roles', 'lvl1'), hit('BQL', 'Operators')]);
    expect(placesOf(grouped)[0]).toBe('Roles');
  });

  it('says how many models have the attribute that a row stands for', () => {
    const attribute = {...hit('Reference', 'Asset', 'lvl3'), models: 70};
    expect(placesOf(groupBestMatches([attribute]))).toEqual(['In 70 models, such as Asset']);
    const grouped = groupBestMatches([attribute, hit('BQL', 'Operators')]);
    expect(placesOf(grouped)[0]).toBe('In 70 models, such as Asset · Reference');
  });

  it('changes nothing if the best hits come from one section', () => {
    const hits = [...Array(5).fill(hit('Guides', 'Roles')), hit('BQL', 'Operators')];
    expect(groupBestMatches(hits)).toEqual(hits);
    expect(groupBestMatches([])).toEqual([]);
  });
});

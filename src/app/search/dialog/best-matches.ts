import type {DocSearchHit} from '@docsearch/react';

/** Rows that DocSearch shows of a group. */
const rows = 5;
const title = 'Best matches';

/**
 * Puts the best hits into a group of their own where they come from several sections, so that the second best is
 * not shown below everything that the section of the best one has. Each of their rows names its section.
 *
 * DocSearch groups hits by what `_highlightResult` has as `lvl0`, in the order in which they come.
 *
 * @param hits hits of an answer, best first
 */
export function groupBestMatches(hits: DocSearchHit[]): DocSearchHit[] {
  const best = hits.slice(0, rows);
  const sections = new Set(best.map(({hierarchy}) => hierarchy.lvl0));
  return sections.size < 2 ? hits : [...best.map(asBestMatch), ...hits.slice(rows)];
}

function asBestMatch(hit: DocSearchHit): DocSearchHit {
  const {_highlightResult: highlighted, _snippetResult: snippets, hierarchy, type} = hit;
  const section = {...highlighted?.hierarchy?.lvl0, value: title};
  const page = snippets?.hierarchy?.lvl1;
  const grouped = {
    ...hit,
    _highlightResult: {
      ...highlighted,
      hierarchy: {...highlighted?.hierarchy, lvl0: section},
    },
  } as DocSearchHit;
  // The row of a page has its title in large letters, and its description below.
  if (type === 'lvl1' || !page) return grouped;
  const place = {...page, value: `${page.value} · ${hierarchy.lvl0}`};
  const places = {...snippets, hierarchy: {...snippets.hierarchy, lvl1: place}};
  return {...grouped, _snippetResult: places};
}

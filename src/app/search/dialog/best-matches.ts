import type {DocSearchHit} from '@docsearch/react';
import {inModels} from '../models';

/** How many rows of a group DocSearch shows. */
const rows = 5;
const title = 'Best matches';

/**
 * Puts the best hits into a separate group if they come from several sections. Otherwise, the second-best hit could be
 * below everything from the best hit's section. Each row in the group names its section.
 *
 * DocSearch groups hits by `lvl0` in `_highlightResult`, in order of first appearance.
 *
 * @param hits hits of a response, best first
 */
export function groupBestMatches(hits: DocSearchHit[]): DocSearchHit[] {
  const placed = hits.map(withPlace);
  const best = placed.slice(0, rows);
  const sections = new Set(best.map(({hierarchy}) => hierarchy.lvl0));
  return sections.size < 2 ? placed : [...best.map(asBestMatch), ...placed.slice(rows)];
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
  // A page's row has its title in large letters, with its description below.
  if (type === 'lvl1' || !page) return grouped;
  const place = {...page, value: `${page.value} · ${hierarchy.lvl0}`};
  const places = {...snippets, hierarchy: {...snippets.hierarchy, lvl1: place}};
  return {...grouped, _snippetResult: places};
}

/** Names the number of models in a row that stands for an attribute of all of them, instead of the best one's page. */
function withPlace(hit: DocSearchHit): DocSearchHit {
  const {models} = hit as {models?: number};
  const page = hit._snippetResult?.hierarchy?.lvl1;
  if (!models || !page) return hit;
  const lvl1 = {...page, value: inModels(models, page.value)};
  const snippets = {...hit._snippetResult, hierarchy: {...hit._snippetResult.hierarchy, lvl1}};
  return {...hit, _snippetResult: snippets};
}

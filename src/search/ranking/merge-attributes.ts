import {anchorOf} from '../../product/udm/address';
import type {IndexedPage} from '../index/pages';
import type {Candidate} from './score';

/** The beginning of the anchors of all attributes. */
const attributeAnchor = anchorOf('');
/** An attribute of fewer models has a row for each. */
const fewestModels = 3;

/**
 * Merges the rows of an attribute that several models have, because they all say the same. The best one stays, and says
 * how many models there are.
 *
 * @param candidates records, best first
 */
export function mergeAttributes(candidates: Candidate[], pages: IndexedPage[]): Candidate[] {
  const nameOf = ({page, piece}: Candidate) => {
    const {level = 0, anchor = ''} = pages[page]?.pieces[piece] ?? {};
    return level > 0 && anchor.startsWith(attributeAnchor) ? anchor : undefined;
  };
  const counts = new Map<string, number>();
  for (const candidate of candidates) {
    const name = nameOf(candidate);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return candidates.flatMap((candidate) => {
    const name = nameOf(candidate) ?? '';
    const models = counts.get(name) ?? 0;
    if (models < fewestModels) return candidate;
    if (seen.has(name)) return [];
    seen.add(name);
    return {...candidate, models};
  });
}

import {rankedSets} from '../../bql/ranks';
import {udm} from '../../product/udm';
import type {Check, Report} from '../check';
import {labelsIn} from '../pictures/labels';

const namesOf = (set: string) => (udm.definition.valueSets[set] ?? []).map(({name}) => name);

/** The names of ranked values, the highest first. Severities are the same as ratings. */
const ranks = [...new Set(rankedSets.map((set) => namesOf(set).join('|')))].map((either) => ({
  names: either.split('|'),
  /** Three or more of them with only signs, "and", or "or" in between. Cells of a table are separate lists. */
  list: new RegExp(
    `\\b(?:${either})\\b(?:[^\\w|]{1,8}(?:(?:and|or) \\W{0,4})?\\b(?:${either})\\b){2,}`,
    'g',
  ),
  name: new RegExp(`\\b(?:${either})\\b`, 'g'),
}));

/**
 * Checks that a list of ranked values, in a text or in a picture, begins with the highest or with the lowest and leaves
 * none in the wrong place. If all lists of a set are wrong, its order in the data model is: queries sort and compare by
 * it.
 */
export const checkRanks: Check = ({selected, files}, reportIn) => {
  for (const {text, file} of selected)
    for (const [index, line] of text.split('\n').entries())
      for (const {names, list, name} of ranks)
        for (const [found] of line.matchAll(list))
          checkList(found.match(name) ?? [], names, index + 1, reportIn(file));
  for (const [path, file] of files) {
    if (!/^docs\/.*\.svg$/.test(path)) continue;
    const labels = labelsIn(String(file.value));
    for (const {names} of ranks) {
      const ours = labels.filter(({text}) => names.includes(text.trim()));
      const list = ours.map(({text}) => text.trim());
      checkList(list, names, ours[0]?.line ?? 1, reportIn(file));
    }
  }
};

function checkList(list: string[], names: string[], line: number, report: Report): void {
  // Rows of records repeat values.
  if (list.length < 3 || new Set(list).size < list.length) return;
  const places = list.map((name) => names.indexOf(name));
  const steps = places.slice(1).map((place, index) => Math.sign(place - (places[index] ?? 0)));
  if (new Set(steps).size > 1)
    report(
      line,
      `"${list.join(', ')}" isn't in the order of rank`,
      `write them in this order or backward: ${names.join(', ')}; if that's wrong, correct the value set`,
    );
}

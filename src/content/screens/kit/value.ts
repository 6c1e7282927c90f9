import type {Element} from 'hast';
import {h} from 'hastscript';
import {kindOfColumn} from '../../tables/result-columns';
import {drawScoreBar} from '../../tables/score-bars';
import {ratingNames} from '../../tables/severity-badges';
import {badgeClasses, isRatingColumn} from '../../tables/severity-columns';

/** What a state means for the reader, by its name. Any other state is neutral. */
const tones = {
  good: ['Succeeded', 'Complete', 'Online', 'On', 'Fixed', 'In SLA', 'Approved', 'Resolved'],
  busy: ['Running', 'In progress', 'Submitted'],
  late: ['Near SLA', 'Waiting', 'Too old', 'Succeeded with warnings'],
  bad: ['Failed', 'Offline', 'Out of SLA', 'Rejected'],
};

/** Draws the value of an attribute or a column. Ratings are badges, as in page tables, and so are states. Scores have a bar. */
export function drawValue(label: string, value: string): Element | string {
  if (isRatingColumn(label) && ratingNames.has(value))
    return h('span', {className: badgeClasses(value)}, value);
  const number = value === '' ? Number.NaN : Number(value);
  if (!Number.isNaN(number) && kindOfColumn({label}, [number]) === 'score')
    return h('span', {className: ['screen-score']}, [number.toFixed(1), drawScoreBar(number)]);
  if (!/^(state|status|compliance status)$/i.test(label)) return value;
  return drawState(value);
}

/** Draws a state as a badge. */
export function drawState(value: string): Element {
  const [tone] = Object.entries(tones).find(([, names]) => names.includes(value)) ?? [];
  return h('span', {className: ['screen-state', ...(tone ? [`screen-${tone}`] : [])]}, value);
}

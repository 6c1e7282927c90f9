import type {Completion} from './completion';

/** The options that fit what is typed: those that begin with it, then those of which a word does. Each label once. */
export function matching(options: Completion[], typed: string): Completion[] {
  const labels = new Set<string>();
  return options
    .filter(({label}) => !labels.has(label) && labels.add(label))
    .map((option) => ({option, distance: distanceOf(option.label, typed)}))
    .filter(({distance}) => distance < unmatched)
    .sort((a, b) => a.distance - b.distance)
    .map(({option}) => option);
}

const unmatched = 2;

/** 0 where a label begins with what is typed, 1 where one of its words does or their first letters do. */
function distanceOf(label: string, typed: string): number {
  const bare = label.replace(/^[["]+/, '').toLowerCase();
  const wanted = typed.toLowerCase();
  if (bare.startsWith(wanted)) return 0;
  const humps = [...label.matchAll(/[A-Z]?[a-z0-9]+|[A-Z]+/g)];
  const initials = humps
    .map(([hump]) => hump[0])
    .join('')
    .toLowerCase();
  const isHump = humps.some(({index}) => label.slice(index).toLowerCase().startsWith(wanted));
  return isHump || initials.startsWith(wanted) ? 1 : unmatched;
}

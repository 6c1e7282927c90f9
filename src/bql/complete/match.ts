import type {Completion} from './completion';

/**
 * Returns the options that match the typed text: first the ones that begin with it, then the ones with a word that
 * does. Each label appears once.
 */
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

/** Returns 0 if the label begins with the typed text, or 1 if one of its words or its initials do. */
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

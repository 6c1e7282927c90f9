/** The kinds of changes in a release, by section of its page, in page order. */
export const kinds = {
  'upgrade-note': {section: 'Upgrade notes', label: 'To do'},
  new: {section: 'New', label: 'New'},
  improved: {section: 'Improved', label: 'Improved'},
  fixed: {section: 'Fixed', label: 'Fixed'},
  deprecated: {section: 'Deprecated', label: 'Deprecated'},
  'known-issue': {section: 'Known issues', label: 'Known issue'},
} as const;

export type EntryKind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as EntryKind[];

/** Returns the kind of entries in a release page's section, if it contains entries. */
export const kindOfSection = (section: string): EntryKind | undefined =>
  kindNames.find((kind) => kinds[kind].section === section);

/** The kinds from what an upgrade requires to what needs no action. */
export const byUrgency: readonly EntryKind[] = [
  'upgrade-note',
  'deprecated',
  'new',
  'improved',
  'known-issue',
  'fixed',
];

/** Returns "5 to do", "1 known issue", "2 known issues". */
export function countOf(kind: EntryKind, count: number): string {
  const label = kinds[kind].label.toLowerCase();
  return `${count} ${kind === 'known-issue' && count !== 1 ? `${label}s` : label}`;
}

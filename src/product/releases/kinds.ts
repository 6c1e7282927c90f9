/** The kinds of changes in a release, by section of its page, in page order. */
export const kinds = {
  new: {section: 'New', label: 'New'},
  improved: {section: 'Improved', label: 'Improved'},
  fixed: {section: 'Fixed', label: 'Fixed'},
  deprecated: {section: 'Deprecated', label: 'Deprecated'},
  'known-issue': {section: 'Known issues', label: 'Known issue'},
  'upgrade-note': {section: 'Upgrade notes', label: 'Upgrade note'},
} as const;

export type EntryKind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as EntryKind[];

/** Returns the kind of entries in a release page's section, if it contains entries. */
export const kindOfSection = (section: string): EntryKind | undefined =>
  kindNames.find((kind) => kinds[kind].section === section);

/** What a release can say of a thing, by the section of its page, in the order of the page. */
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

/** The kind that a section of a release page holds, if it is one of entries. */
export const kindOfSection = (section: string): EntryKind | undefined =>
  kindNames.find((kind) => kinds[kind].section === section);

/** The kind of a page, which determines its required sections. */
export type PageKind =
  | 'guide'
  | 'concept'
  | 'connector'
  | 'release-platform'
  | 'release-connector'
  | 'release-part'
  | 'release-year'
  | 'model'
  | 'reference';

/** The kinds that a page can choose with `kind:` in its front matter. */
export const choosableKinds = ['guide', 'concept', 'reference'] as const;

/** The first folder that fits decides. */
const folders: [pattern: RegExp, kind: PageKind][] = [
  [/^docs\/connectors\/(index|compare)\./, 'reference'],
  [/^docs\/connectors\//, 'connector'],
  [/^docs\/guides\//, 'guide'],
  [/^docs\/standalone\//, 'guide'],
  [/^docs\/reference\/udm\/index\./, 'reference'],
  [/^docs\/reference\/udm\//, 'model'],
  [/^docs\/releases\/platform\/\d{4}\./, 'release-year'],
  [/^docs\/releases\/platform\//, 'release-platform'],
  [/^docs\/releases\/connector\//, 'release-connector'],
  [/^docs\/releases\/(agent|connect)\//, 'release-part'],
];

/**
 * Returns the kind of a page.
 *
 * @param path the file, `docs/guides/security/roles.md`
 * @param chosen `kind` in its front matter
 */
export function kindOf(path: string, chosen: unknown): PageKind {
  return (
    choosableKinds.find((kind) => kind === chosen) ??
    folders.find(([pattern]) => pattern.test(path))?.[1] ??
    'reference'
  );
}

/** Whether a page is read from top to bottom: a guide, or a page about an API or the assistant. */
export const isReadThrough = (path: string) => /^docs\/(guides|standalone|apis|iq)\//.test(path);

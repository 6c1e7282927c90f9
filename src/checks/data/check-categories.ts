import * as z from 'zod';
import {lineOfKeys, readPlaces} from '../../base/yaml/read';
import type {Check, Report} from '../check';

/** What our `_category_.yml` files contain. Docusaurus allows more. */
export const categorySchema = z.strictObject({
  /** The name in the sidebar. */
  label: z.string().min(1),
  /** The position among the folder's siblings. */
  position: z.number(),
  /** The page that lists the category's pages. Omitted if the folder has a page of its own. */
  link: z
    .strictObject({
      type: z.literal('generated-index'),
      /** The page's title, if it isn't the label. */
      title: z.string().min(1).optional(),
      slug: z.string().regex(/^\/category\/[a-z0-9-]+$/, 'must look like /category/searching'),
      description: z.string().min(50).max(160),
    })
    .optional(),
});

/** Folders whose pages a sidebar lists by itself. */
const listed = /^docs\/(?:guides|bql|releases)\/[^/]+(?=\/[^/]+\.mdx?$)/;

/**
 * Checks that every folder of a sidebar has a valid `_category_.yml`, and that no two of them share a position or an
 * address, or a label within their folder. Docusaurus would name a folder without this file after the folder.
 */
export const checkCategories: Check = ({files}, reportIn) => {
  const taken = new Map<string, string>();
  for (const [path, file] of files) {
    if (!path.endsWith('/_category_.yml')) continue;
    const folder = path.replace(/[^/]+\/_category_\.yml$/, '');
    const report = reportIn(file);
    const places = readPlaces(String(file.value));
    const {document} = places;
    const lineOf = (keys: PropertyKey[]) => lineOfKeys(places, keys);
    // The check of YAML reports syntax errors.
    if (document.errors.length > 0) continue;
    const {data, error} = categorySchema.safeParse(document.toJS());
    for (const issue of error?.issues ?? [])
      report(
        lineOf(issue.path),
        `${issue.path.length > 0 ? `"${issue.path.join('.')}": ` : ''}${issue.message}`,
        'write it as the other _category_.yml files do',
      );
    if (!data) continue;
    const take = takeFor(path, taken, report);
    take(`${folder} ${data.position}`, lineOf(['position']), `position ${data.position}`);
    take(`${folder} ${data.label}`, lineOf(['label']), `label "${data.label}"`);
    if (data.link) take(data.link.slug, lineOf(['link', 'slug']), `address ${data.link.slug}`);
  }
  for (const [path, file] of files) {
    const [folder] = listed.exec(path) ?? [];
    if (folder && !files.has(`${folder}/_category_.yml`))
      reportIn(file)(
        1,
        `the folder ${folder} has no _category_.yml`,
        'add the file with a label and a position',
      );
  }
};

/** Returns a function that reports what another category has already. */
const takeFor =
  (path: string, taken: Map<string, string>, report: Report) =>
  (key: string, line: number, what: string): void => {
    const other = taken.get(key);
    if (other) report(line, `${other} has the same ${what}`, 'change one of the two');
    taken.set(key, path);
  };

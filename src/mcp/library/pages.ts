import path from 'node:path';
import * as z from 'zod';
import {listFiles} from '../../base/source/paths';
import {readSource} from '../../base/source/read';
import {loadFilledIn} from '../../product/facts';
import {openPage} from '../../product/page-files/open-page';
import {routeOf} from '../../product/page-files/route';
import type {CopiedPage} from '../../publish/markdown-copies/site';

/** The part of a `_category_.yml` that describes the page that lists a folder's pages. */
const categorySchema = z.looseObject({
  label: z.string(),
  link: z
    .looseObject({
      slug: z.string().optional(),
      title: z.string().optional(),
      description: z.string().optional(),
    })
    .optional(),
});

/**
 * Reads all pages from their files, without a build: Markdown pages, and the pages that list a folder.
 *
 * @throws {InputError} if a file can't be used
 */
export function readPages(): CopiedPage[] {
  const files = listFiles('docs').map((name) => `docs/${name}`);
  const pages = files.filter((file) => /\.mdx?$/.test(file)).map(readPage);
  const categories = files
    .filter((file) => path.posix.basename(file) === '_category_.yml')
    .flatMap((file) => readCategory(file, pages));
  return [...pages, ...categories];
}

function readPage(file: string): CopiedPage {
  const frontMatter = openPage(readSource(file)).frontMatter.data;
  return {
    title: String(frontMatter.title ?? ''),
    description: String(frontMatter.description ?? ''),
    route: routeOf(file, frontMatter.slug),
    frontMatter,
    file,
    items: [],
  };
}

/** Returns the page that lists a folder's pages in their order, if the folder has one. */
function readCategory(file: string, pages: CopiedPage[]): CopiedPage[] {
  const {label, link} = loadFilledIn(file, categorySchema);
  if (!link?.slug) return [];
  const folder = `${path.posix.dirname(file)}/`;
  const position = ({frontMatter}: CopiedPage) =>
    Number(frontMatter.sidebar_position ?? Number.POSITIVE_INFINITY);
  return [
    {
      title: link.title ?? label,
      description: link.description ?? '',
      route: `/docs${link.slug}`,
      frontMatter: {},
      items: pages
        .filter((page) => page.file?.startsWith(folder))
        .sort((a, b) => position(a) - position(b)),
    },
  ];
}

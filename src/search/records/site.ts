import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {once} from '../../base/once';
import {listFiles} from '../../base/source/paths';
import {product} from '../../product/facts';
import {type OpenPage, openPage} from '../../product/page-files/open-page';
import {questionsByRoute} from '../../product/page-files/questions';
import {routeOf} from '../../product/page-files/route';
import {besides, connectorKeywords} from './keywords';
import {recordsFromMarkdown} from './markdown';
import {pageRecords} from './page';
import {pageRank} from './page-rank';
import {withQuestions} from './questions';
import type {SearchRecord} from './record';

const docs = path.resolve('docs');

/**
 * Returns the records of the site's own Markdown and category pages, read once from their files. It neither needs nor
 * reads a build.
 */
export const siteRecords = once((): SearchRecord[] =>
  withQuestions(readSite(), questionsByRoute()),
);

const readSite = (): SearchRecord[] =>
  listFiles(docs).flatMap((file) => {
    const page = () => openPage(readFileSync(path.join(docs, file), 'utf8'));
    if (/\.mdx?$/.test(file)) return recordsOfPage(`docs/${file}`, page());
    return /_category_\.ya?ml$/.test(file) ? recordsOfCategory(file, page().text) : [];
  });

function recordsOfPage(file: string, {text, frontMatter: {data}}: OpenPage): SearchRecord[] {
  const frontMatter = data as Record<string, unknown> & {
    keywords?: string[];
  };
  const route = routeOf(file, frontMatter.slug);
  const title = String(frontMatter.title);
  return recordsFromMarkdown({
    ...shared(file.split('/')[1] ?? '', route, false),
    path: file,
    text,
    frontMatter,
    title,
    description: String(frontMatter.description ?? ''),
    keywords: besides(title, [...namesOf(route), ...(frontMatter.keywords ?? [])]),
  });
}

function recordsOfCategory(file: string, text: string): SearchRecord[] {
  const {label, link} = parse(text);
  if (!link?.slug) return [];
  return pageRecords(
    {
      ...shared(file.split('/')[0] ?? '', `/docs${link.slug}`, true),
      title: link.title ?? label,
      description: link.description ?? '',
    },
    [],
  );
}

const namesOf = (route: string) => connectorKeywords().get(route) ?? [];

const shared = (section: string, route: string, isCategory: boolean) => ({
  section,
  route,
  siteUrl: product.siteUrl,
  language: 'en',
  docusaurusTag: 'docs-default-current',
  keywords: namesOf(route),
  pageRank: pageRank({route, isCategory, isSection: false}),
});

import {counted} from '../../base/collections';
import {readOnceChanged, readOnceInAWhile} from '../../base/markdown/files';
import {listFiles} from '../../base/source/paths';
import {linkTarget} from '../../product/page-files/link-target';
import {openPage} from '../../product/page-files/open-page';
import {findTerms} from '../terms/find-terms';
import {relatedHeading} from './section';

/** What a page can have in common with others. */
export interface LinkedPage {
  /** The path from the project's root: `docs/guides/security/roles.md`. */
  file: string;
  title: string;
  description: string;
  /** How often its text links to each other file, not counting its related pages. */
  links: Map<string, number>;
  /** How often it uses each glossary term. */
  terms: Map<string, number>;
  /** The files that its writer named as related pages. */
  related: string[];
}

/** Reads every page that can be a related page. Release notes are skipped, because they're about the past. */
export const readLinkedPages = readOnceInAWhile((): LinkedPage[] =>
  listFiles('docs')
    .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('releases'))
    .map((name) => readLinkedPage(`docs/${name}`)),
);

const linkPattern = /\]\(([^)\s]+)\)/g;

const readLinkedPage = readOnceChanged((file, raw): LinkedPage => {
  const page = openPage(raw);
  const {title, description} = page.frontMatter.data;
  const [body = '', ...end] = page.body.split(`\n## ${relatedHeading}\n`);
  const linked = (text: string) =>
    Array.from(text.matchAll(linkPattern), ([, url = '']) => linkTarget(file, url).file);
  const terms = findTerms(body.replace(linkPattern, ']'));
  return {
    file,
    title: String(title),
    description: String(description),
    links: counted(linked(body).filter((target) => target !== file)),
    terms: counted(terms.map(({term}) => term.term)),
    related: linked(end.join('\n')),
  };
});

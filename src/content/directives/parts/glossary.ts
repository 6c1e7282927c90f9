import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, RootContent} from 'mdast';
import {grouped} from '../../../base/collections';
import {importOf} from '../../../base/markdown/nodes';
import {readSource} from '../../../base/source/read';
import {uncapitalized} from '../../../base/text/words';
import {anchorOf, glossaryPage, type Term, terms} from '../../../product/glossary';
import {openPage} from '../../../product/page-files/open-page';
import {findTerms} from '../../terms/find-terms';
import {heading, join, link, paragraph, sentence, text} from '../nodes';
import type {Directive} from '../part';

/** A glossary entry: a term, or another name for one. */
interface Entry {
  name: string;
  content: PhrasingContent[];
}

/** `::glossary`: every term from A to Z, with links to the letters. */
export const glossary: Directive = () => {
  const all = entries();
  const initials = [...new Set(all.map(initialOf))];
  return [
    importOf('@site/src/content/terms/glossary-page.css'),
    letters(initials),
    ...initials.flatMap((initial) => [
      heading(2, initial),
      ...all
        .filter((entry) => initialOf(entry) === initial)
        .flatMap(({name, content}) => [heading(3, name), paragraph(...content)]),
    ]),
  ];
};

const initialOf = ({name}: Entry) => name.charAt(0).toUpperCase();

function entries(): Entry[] {
  const ofTerms = terms.map((term) => ({name: term.term, content: contentOf(term)}));
  const named = terms.flatMap((term) =>
    [...term.also, ...term.elsewhere].map((name) => [name, term] as const),
  );
  const ofOtherNames = [...grouped(named)].map(([name, ofName]) => ({
    name,
    content: [
      text('See '),
      ...join(
        ofName.map((term) => [linkTo(term, inSentence(term.term))]),
        ' and ',
      ),
      text('.'),
    ],
  }));
  return [...ofTerms, ...ofOtherNames].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function contentOf(term: Term): PhrasingContent[] {
  const {also, page, source} = term;
  const links: PhrasingContent[][] = [];
  if (page)
    links.push([
      link(path.posix.relative(path.posix.dirname(glossaryPage), page), [text(nameOf(page))]),
    ]);
  if (source) links.push([link(source.url, [text(source.name)])]);
  return [
    ...linked(term),
    ...(also.length > 0 ? [text(` Also called ${also.join(' or ')}.`)] : []),
    ...(links.length > 0 ? [text(' See '), ...join(links, ' and '), text('.')] : []),
  ];
}

/** Returns a term's definition, with the first use of each other term linked to that term. */
function linked(own: Term): PhrasingContent[] {
  const seen = new Set([own]);
  return sentence(own.definition).flatMap((node) => {
    if (node.type !== 'text') return [node];
    const nodes: PhrasingContent[] = [];
    let end = 0;
    for (const {term, text: written, index} of findTerms(node.value)) {
      if (term.noInline || seen.has(term)) continue;
      seen.add(term);
      nodes.push(text(node.value.slice(end, index)), linkTo(term, written));
      end = index + written.length;
    }
    return [...nodes, text(node.value.slice(end))];
  });
}

const linkTo = (term: Term, written: string) => link(`#${anchorOf(term)}`, [text(written)]);

/** Returns a name as it's written within a sentence: "attack pattern", but "ATT&CK". */
const inSentence = (name: string) => (/\p{Lu}/u.test(name.slice(1)) ? name : uncapitalized(name));

/** Returns the text of a link to a page: the title in its front matter. */
function nameOf(page: string): string {
  const file = path.posix.join('docs', page.replace(/#.*/, ''));
  if (!existsSync(file))
    throw new Error(`needs ${file}, which src/product/glossary/terms.yaml names`);
  const name = String(openPage(readSource(file)).frontMatter.data.title);
  return /^reference\/udm\/(?!index)/.test(page) ? `the ${name} data model` : name;
}

function letters(names: string[]): RootContent {
  return {
    type: 'paragraph',
    data: {hName: 'nav', hProperties: {ariaLabel: 'Letters', className: ['letters']}},
    children: names.map((name) => link(`#${name.toLowerCase()}`, [text(name)])),
  };
}

import {h} from 'hastscript';
import type {List, ListItem, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {textIn} from '../../base/languages/texts';
import {hasClass} from '../../base/markdown/nodes';
import {splitParagraph} from '../../base/markdown/split-paragraph';
import {projectPath} from '../../base/source/paths';
import {languageOf, originalOf} from '../../product/page-files/translation';
import {link, text} from '../directives/nodes';
import {readingTime} from './reading-time';
import {beforeYouBegin, requiredRole} from './required-role';

/** Icons: a clock, an identity card, and a tag. */
const clock = 'M12 6v6l4 2m5-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z';
const card = 'M3 5h18v14H3zm4 11c0-4 5-4 5 0m-2.5-6v.1M15 10h2.5M15 14h2.5';
const tag = 'M4 4h8l8 8-8 8-8-8zm4.5 4.5v.1';

/** Pages that people read to do something. */
const isGuide = (file: string) => /^docs\/(guides|standalone|iq)\//.test(file);

/**
 * A remark plugin that tells a guide's reader what it takes, in one line below the first paragraph: the time to read
 * it, the role it requires, and the release it's about. Everything comes from the page itself, and what the page
 * doesn't say isn't there.
 */
export default function pageFacts() {
  return (tree: Root, file: VFile) => {
    const path = projectPath(file.path);
    if (!isGuide(originalOf(path))) return;
    const {children} = tree;
    const start = children.findIndex((node) => !isInvisible(node));
    const badge = children[start];
    const hasBadge = badge !== undefined && isBadge(badge);
    const first = children[hasBadge ? start + 1 : start];
    if (first?.type !== 'paragraph') return;

    const language = languageOf(path);
    const role = requiredRole(tree);
    const {kind} = (file.data.frontMatter ?? {}) as {kind?: unknown};
    const facts = [
      // People look something up in a reference, and don't read all of it.
      ...(kind === 'reference'
        ? []
        : [fact([icon(clock), text(`${readingTime(tree)} ${textIn(language, 'min read')}`)])]),
      ...(role
        ? [
            fact([
              icon(card),
              link(`#${beforeYouBegin}`, [text(textIn(language, '{role} role', {role}))]),
            ]),
          ]
        : []),
      ...(hasBadge ? [item([icon(tag), ...badge.children])] : []),
    ];
    if (facts.length === 0) return;
    const line = list(facts);
    // A sentence that ends in a colon belongs to what follows it.
    const announces = textOf(first).endsWith(':');
    const [lede = first, ...rest] = announces ? splitParagraph(first, 'last') : [first];
    const after = announces && rest.length === 0 ? [line, first] : [lede, line, ...rest];
    children.splice(start, hasBadge ? 2 : 1, ...after);
  };
}

/** src/css/text.css draws its strokes. */
const icon = (d: string): PhrasingContent => ({
  type: 'text',
  value: '',
  data: {
    hName: 'svg',
    hProperties: {viewBox: '0 0 24 24', width: 16, height: 16, ariaHidden: 'true'},
    hChildren: [h('path', {d})],
  },
});

const list = (children: ListItem[]): List => ({
  type: 'list',
  spread: false,
  data: {hProperties: {className: ['page-facts']}},
  children,
});

const item = (children: PhrasingContent[], className?: string): ListItem => ({
  type: 'listItem',
  ...(className && {data: {hProperties: {className: [className]}}}),
  children: [{type: 'paragraph', children}],
});

/** A fact that the page states again below, so src/search skips it. */
const fact = (children: PhrasingContent[]) => item(children, 'page-fact');

/** Whether a node comes before what readers see: the front matter, or an import. */
const isInvisible = ({type}: RootContent) => type === 'yaml' || type === 'mdxjsEsm';

const isBadge = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && hasClass(node, 'release-badge');

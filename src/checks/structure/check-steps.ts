import type {List, Nodes, Paragraph, RootContent, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {decoded, linkTarget} from '../../product/page-files/link-target';
import {onEachPage} from '../check';
import {indexNodes} from '../nodes';
import {oncePerPage} from '../once-per-page';
import {type CheckedPage, lineOf} from '../page';
import type {Site} from '../site';

/**
 * Matches "Step 3" and "steps 2, 3 and 5", but not "step 2 of 3" or "step 2 of the wizard", which another program
 * counts.
 */
const mention =
  /\bsteps? (\d{1,2}(?:(?:, (?:and |or )?| (?:and|or|to|through) |–)\d{1,2})*)(?!\d|[.,]\d)(?! of (?:\d|(?:the|its) [^.,;]*\b(?:wizard|assistant|dialog)))/gi;

/**
 * Checks that a step that text names by its number exists. Inside a step, it's a step in the same list. Elsewhere,
 * it's a step in the section, or if the section doesn't have a numbered list, on the page. A link in the same
 * sentence means that the step is on another page or in another section. Headings with numbers, such as "3. Create
 * the cluster", are also steps.
 */
export const checkSteps = onEachPage((page, report, site) => {
  // Most pages don't name a step, and walking every page is slow.
  for (const {line, said, numbers, own, urls} of unknownSteps(page, site)) {
    const linked = urls.flatMap((url) => linkedSteps(page, url, site));
    if (numbers.every((number) => linked.includes(number))) continue;
    const known = linked.length > 0 ? linked : own;
    report(
      line,
      `"${said}": ${known.length > 0 ? `the steps end at ${Math.max(...known)}` : 'there are no numbered steps'}`,
      'write the number of a step that exists, or link to the section with the step',
    );
  }
});

/** Mentions of steps that aren't in their list, section, or page, and where the links next to the mentions lead. */
const unknownSteps = oncePerPage('steps', (page) => {
  // Most pages name no step, and a walk over every page takes its time.
  if (!/\bsteps? \d/i.test(page.text)) return [];
  return page.tree.children.flatMap((top) =>
    placesIn(top).flatMap((place) =>
      Array.from(textOf(place.node).matchAll(mention), ([said, written = '']) => ({
        line: lineOf(place.node),
        said,
        numbers: (written.match(/\d+/g) ?? []).map(Number),
        own: [...stepsOf(listsMeant(page, top, place)), ...numberedHeadings(page)],
        urls: indexNodes(place.node)('link').map(({url}) => url),
      })).filter(({numbers, own}) => !numbers.every((number) => own.includes(number))),
    ),
  );
});

/** Text that can name a step, and the numbered lists that it's in. */
interface Place {
  node: Paragraph | TableCell;
  lists: List[];
}

function placesIn(node: Nodes, lists: List[] = []): Place[] {
  if (node.type === 'paragraph' || node.type === 'tableCell')
    return node.position ? [{node, lists}] : [];
  if (!('children' in node)) return [];
  const within = isNumbered(node) ? [...lists, node] : lists;
  return node.children.flatMap((child) => placesIn(child, within));
}

/** The numbered lists that a mention can be about. */
function listsMeant({tree}: CheckedPage, top: RootContent, {lists}: Place): List[] {
  if (lists.length > 0) return lists;
  const inSection = listsIn(sectionAround(tree.children, top));
  return inSection.length > 0 ? inSection : listsIn(tree.children);
}

/** The nodes between the heading above a node and the next heading. */
function sectionAround(nodes: RootContent[], node: RootContent): RootContent[] {
  const index = nodes.indexOf(node);
  const start = nodes.slice(0, index).findLastIndex(({type}) => type === 'heading') + 1;
  const length = nodes.slice(index).findIndex(({type}) => type === 'heading');
  return nodes.slice(start, length < 0 ? undefined : index + length);
}

/** The numbers of the steps that the links next to a mention lead to. */
function linkedSteps(page: CheckedPage, url: string, site: Site): number[] {
  const {file, anchor} = linkTarget(page.path, url);
  const target = site.pageByPath.get(file);
  if (!target) return [];
  const heading = target.headings.find((each) => each.anchor === decoded(anchor ?? ''))?.node;
  const children = target.tree.children;
  const next = heading && children[children.indexOf(heading) + 1];
  const lists = listsIn(next ? sectionAround(children, next) : children);
  return [...stepsOf(lists), ...numberedHeadings(target)];
}

const listsIn = (nodes: RootContent[]): List[] =>
  indexNodes({type: 'root', children: nodes})('list').filter(isNumbered);

const isNumbered = (node: Nodes): node is List => node.type === 'list' && Boolean(node.ordered);

const stepsOf = (lists: List[]): number[] =>
  lists.flatMap(({start, children}) => children.map((_, index) => (start ?? 1) + index));

const numberedHeadings = ({headings}: CheckedPage): number[] =>
  headings.flatMap(({text}) => Number(/^(?:step )?(\d+)[.:] /i.exec(text)?.[1]) || []);

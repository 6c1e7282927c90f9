import type {List, Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Check, Report} from '../check';
import type {CheckedPage} from '../page';

/**
 * The numbers on a screen are explained by the steps below it, and every screen and form of the product's data is on a
 * page: one that no page shows is work that nobody sees, and nobody keeps right.
 */
export const checkScreens: Check = ({pages, selected, files}, reportIn) => {
  for (const page of selected) checkSteps(page, reportIn(page.file));
  const shown = new Set(
    pages.flatMap(({nodes}) => nodes('paragraph').flatMap(({data}) => data?.screen?.name ?? [])),
  );
  const texts = [...pages.map(({text}) => text), ...[...files].flatMap(screenText)];
  const forms = new Set(texts.flatMap(formsIn));
  for (const [path, file] of files) {
    const [, kind = '', name = ''] =
      /^src\/(content\/screens\/screens|product\/facts\/forms)\/([^/]+)\.yaml$/.exec(path) ?? [];
    if (kind.startsWith('content') && !shown.has(name))
      reportIn(file)(
        1,
        'no page shows this screen',
        `write ::screen{name="${name}"}, or delete it`,
      );
    if (kind.startsWith('product') && !forms.has(name))
      reportIn(file)(
        1,
        'no page and no screen has this form',
        `write ::form{name="${name}"}, or delete it`,
      );
  }
};

/** The names in `::form{name="role"}` of a page and `form: role` of a screen. */
const formsIn = (text: string) =>
  [...text.matchAll(/form(?:\{name="|: )([\w-]+)/g)].map(([, name]) => name);

const screenText = ([path, file]: [string, {value: unknown}]) =>
  path.startsWith('src/content/screens/screens/') ? [String(file.value)] : [];

/** What follows a screen with numbers is a numbered list with as many steps, unless the screen is inside a step. */
function checkSteps({tree}: CheckedPage, report: Report): void {
  visit(tree, 'paragraph', (node: Paragraph, index, parent) => {
    const {lastCallout = 0, name = ''} = node.data?.screen ?? {};
    if (lastCallout === 0 || !parent || index === undefined || parent.type !== 'root') return;
    const after = parent.children.slice(index + 1);
    const end = after.findIndex(({type}) => type === 'heading');
    const section = end === -1 ? after : after.slice(0, end);
    const steps = section.find(
      (each): each is List => each.type === 'list' && Boolean(each.ordered),
    );
    if ((steps?.children.length ?? 0) >= lastCallout) return;
    const place =
      steps ??
      [...section, ...parent.children.slice(0, index).reverse()].find((each) => each.position);
    report(
      place ?? 1,
      `the screen "${name}" has the number ${lastCallout}, and the steps below it end at ${steps?.children.length ?? 0}`,
      'put a numbered list with a step for each number right below the screen',
    );
  });
}

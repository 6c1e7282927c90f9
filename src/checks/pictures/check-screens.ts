import type {List} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {suggest} from '../../base/text/suggest';
import {factsIn} from '../../content/directives/facts';
import {statuses} from '../../product/facts';
import {type Check, faultsFrom, type Report} from '../check';
import {yamlItems} from '../data/yaml-items';
import {oncePerPage} from '../once-per-page';
import type {CheckedPage} from '../page';

/**
 * Checks that the steps below a screen explain its numbers, and that a page shows every screen and form in the
 * product data, and that statuses in a screen's texts exist. A reference to one of its fields is enough for a form. No
 * one would notice when an unused screen or form goes out of date.
 */
export const checkScreens: Check = (site, reportIn) => {
  const {pages, selected, files} = site;
  for (const page of selected) {
    for (const {line, wrong, fix} of screensOn(page, site).faults)
      reportIn(page.file)(line, wrong, fix);
  }
  const shown = new Set(pages.flatMap((page) => screensOn(page, site).names));
  const texts = [...pages.map(({text}) => text), ...[...files].flatMap(screenText)];
  const forms = new Set(texts.flatMap(formsIn));
  const fields = new Set(pages.flatMap(({text}) => fieldsAskedFor(text)));
  for (const [path, file] of files) {
    const [, kind = '', name = ''] =
      /^src\/(content\/screens\/screens|product\/facts\/forms)\/([^/]+)\.yaml$/.exec(path) ?? [];
    if (kind.startsWith('content')) checkStatuses(String(file.value), reportIn(file));
    if (kind.startsWith('content') && !shown.has(name))
      reportIn(file)(
        1,
        'no page shows this screen',
        `write ::screen{name="${name}"} on a page, or delete the screen`,
      );
    if (
      kind.startsWith('product') &&
      !forms.has(name) &&
      !fieldsOf(name, file).some((field) => fields.has(field))
    )
      reportIn(file)(
        1,
        'no page or screen shows this form',
        `write ::form{name="${name}"} or :default[…] on a page, or delete the form`,
      );
  }
};

const statusNames = [
  ...new Set(Object.values(statuses).flatMap((list) => list.map(({name}) => name))),
];

/** Checks that each status that a text on a screen names exists: "status Waiting, from the state On Hold". */
function checkStatuses(text: string, report: Report): void {
  for (const [index, line] of text.split('\n').entries())
    for (const [, named = ''] of line.matchAll(/\bstatus (\p{Lu}\p{Ll}+(?: \p{Ll}+)*)/gu))
      if (!statusNames.some((name) => named === name || named.startsWith(`${name} `)))
        report(index + 1, `there is no status "${named}"`, suggest(named, statusNames));
}

/** The forms that pages and screens show: the names in a page's `::form{name="role"}` and a screen's `form: role`. */
const screensOn = oncePerPage('screens', (page) => ({
  names: page.nodes('paragraph').flatMap(({data}) => data?.screen?.name ?? []),
  faults: faultsFrom((report) => checkSteps(page, report)),
}));

/** The names in `::form{name="role"}` of a page and `form: role` of a screen. */
const formsIn = (text: string) =>
  [...text.matchAll(/form(?:\{name="|: )([\w-]+)/g)].map(([, name]) => name);

/** The fields whose default or limit a page shows by reference: "Title" or "role: Title", as the writer chose. */
const fieldsAskedFor = (text: string) =>
  factsIn(text).map(({name, attributes: {of}}) => (of ? `${of}: ${name}` : name));

const fieldsOf = (form: string, file: VFile) =>
  yamlItems(file, 'tabs')
    .flatMap((tab) => tab.items('fields'))
    .flatMap(({value: {name}}) => [String(name), `${form}: ${name}`]);

const screenText = ([path, file]: [string, {value: unknown}]) =>
  path.startsWith('src/content/screens/screens/') ? [String(file.value)] : [];

/**
 * Checks that a screen with numbers is followed by a numbered list with as many steps, unless the screen is inside a
 * step, and that no two steps explain each other's number.
 */
function checkSteps({tree}: CheckedPage, report: Report): void {
  for (const [index, node] of tree.children.entries()) {
    const {numbers = {}, name = ''} = (node.type === 'paragraph' && node.data?.screen) || {};
    const lastCallout = Math.max(0, ...Object.values(numbers));
    if (lastCallout === 0) continue;
    const after = tree.children.slice(index + 1);
    const end = after.findIndex(({type}) => type === 'heading');
    const section = end === -1 ? after : after.slice(0, end);
    const steps = section.find(
      (each): each is List => each.type === 'list' && Boolean(each.ordered),
    );
    if (steps && steps.children.length >= lastCallout) {
      checkOrder(steps, numbers, report);
      continue;
    }
    const place =
      steps ??
      [...section, ...tree.children.slice(0, index).reverse()].find((each) => each.position);
    report(
      place ?? 1,
      `the screen "${name}" has the number ${lastCallout}, but the steps below it end at ${steps?.children.length ?? 0}`,
      'add a numbered list with a step for each number directly below the screen',
    );
  }
}

/** Finds two parts whose numbers are swapped: each step names the other part, but not its own. */
function checkOrder(steps: List, numbers: Record<string, number>, report: Report): void {
  const parts = Object.entries(numbers).flatMap(([part, number]) => {
    const label = labelOf(part);
    return /[a-z]{3}/.test(label) ? [{part, label, number}] : [];
  });
  const says = (number: number, label: string) => {
    const step = steps.children[number - 1];
    return step !== undefined && textOf(step).toLowerCase().includes(label);
  };
  for (const one of parts) {
    for (const other of parts.filter(({number}) => number > one.number)) {
      if (says(one.number, one.label) || says(other.number, other.label)) continue;
      if (!says(one.number, other.label) || !says(other.number, one.label)) continue;
      report(
        steps.children[one.number - 1] ?? steps,
        `step ${one.number} explains "${other.part}", which has the number ${other.number} on the screen`,
        `give "${other.part}" the number ${one.number} in callouts, or move the step`,
      );
    }
  }
}

/** The name of a part as steps write it: "create" for "button:Create", "risk rating" for "filter:riskRating". */
const labelOf = (part: string) =>
  part
    .replace(/^\w+:/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

import type {VFile} from 'vfile';
import {suggest} from '../../base/text/suggest';
import {fillIn, hasMenuPath, menu, product} from '../../product/facts';
import type {Check, Report} from '../check';
import {openApiFaults} from '../code/openapi-faults';
import type {CheckedPage} from '../page';
import type {Site} from '../site';
import {checkPermissions} from './permissions';
import {type YamlItem, yamlItems} from './yaml-items';

/** Checks that facts in the product data agree with each other, which the schemas can't check. */
export const checkProductData: Check = (site, reportIn) => {
  checkLabels(site, reportTo(site.files.get(data('labels')), reportIn));
  // Everything except labels depends only on the data, which has many files.
  for (const {file, line, wrong, fix} of site.remember('product-data', site.facts, () =>
    faultsOfData(site),
  ))
    reportTo(site.files.get(file), reportIn)(line, wrong, fix);
};

const reportTo = (file: VFile | undefined, reportIn: (file: VFile) => Report): Report =>
  file ? reportIn(file) : () => {};

/** A fault in a data file. */
interface DataFault {
  file: string;
  line: number;
  wrong: string;
  fix: string;
}

function faultsOfData(site: Site): DataFault[] {
  const faults: DataFault[] = [];
  const reportFor =
    (file: string): Report =>
    (place, wrong, fix) => {
      if (typeof place === 'number') faults.push({file, line: place, wrong, fix});
    };
  checkMenu(site, reportFor(data('menu')));
  if (site.files.has(data('permissions')))
    checkPermissions(
      (name) => yamlItems(site.files.get(data(name))),
      (name) => reportFor(data(name)),
    );
  checkRatings(site, reportFor(data('ratings')));
  for (const line of ['platform', 'agent', 'connect'])
    checkVersions(site, line, reportFor(data('versions')));
  checkRenamed(site, reportFor(renamed));
  for (const name of site.files.keys())
    if (/^src\/product\/facts\/forms\/[^/]+\.yaml$/.test(name))
      checkForm(site, name, reportFor(name));
  for (const name of apis) checkApi(site, name, reportFor(name));
  return faults;
}

const fillInProduct = (text: string) => fillIn(text, product);

const data = (name: string) => `src/product/facts/${name}.yaml`;
const apis = ['connect-api', 'platform-api'].map((api) => `src/product/${api}/openapi.yaml`);
const renamed = 'src/product/udm/renamed.yaml';

/** Checks that the roles of menu items exist, and that no two items on one level have the same title. */
function checkMenu({files}: Site, report: Report) {
  const roles = yamlItems(files.get(data('roles'))).map(({value}) => String(value.name));
  const checkLevel = (level: YamlItem[]) => {
    const seen = new Set<unknown>();
    for (const {value, line, items} of level) {
      const {title, roles: openTo = []} = value as {title: string; roles?: string[]};
      if (seen.has(title))
        report(line, `two menu items are named "${title}"`, 'rename one of them');
      for (const role of openTo.filter((name) => !roles.includes(name))) {
        report(line, `"${title}" is open to "${role}", which isn't a role`, suggest(role, roles));
      }
      seen.add(title);
      checkLevel(items('children'));
    }
  };
  checkLevel(yamlItems(files.get(data('menu'))));
}

/**
 * Checks that labels are on menus that exist, and that a page names each label. A label that no page names isn't
 * updated when the screen changes.
 */
function checkLabels({files, pages, facts, remember}: Site, report: Report) {
  const file = files.get(data('labels'));
  // Reading a list with its lines takes longer than all else here.
  const items = remember('labels', facts + String(file?.value), () =>
    yamlItems(file).map(({value, line}) => {
      const {menu: titles, labels} = value as {menu?: string[]; labels: string[]};
      return {titles, labels, line};
    }),
  );
  if (items.length === 0) return;
  const bold = new Set(pages.flatMap(boldOn));
  for (const {titles, labels, line} of items) {
    const path = titles?.map(fillInProduct);
    if (path && !hasMenuPath(menu, path))
      report(
        line,
        `labels are listed for "${path.join(' > ')}", which isn't a menu`,
        'use a path in menu.yaml',
      );
    for (const label of labels.map(fillInProduct).filter((each) => !bold.has(each)))
      report(line, `no page names the label "${label}"`, 'delete the label, or name it on a page');
  }
}

/** The text between each two `**`, even if the first one ends bold text and the second one begins it again. */
const boldOn = ({text}: CheckedPage) =>
  [...text.matchAll(/\*\*(?=([^*]+)\*\*)/g)].map(([, name = '']) => name.replace(/\s+/g, ' '));

/** Checks that every score from 10.0 down to 0.0, in steps of 0.1, has exactly one rating. */
function checkRatings({files}: Site, report: Report) {
  const ratings = yamlItems(files.get(data('ratings')), 'riskRatings');
  let above = 10.1;
  for (const {value, line} of ratings) {
    const {name, from, to} = value as {name: string; from: number; to: number};
    const expected = (above - 0.1).toFixed(1);
    if (to.toFixed(1) !== expected)
      report(
        line,
        `"${name}" ends at ${to.toFixed(1)}`,
        `end it at ${expected}, 0.1 below the rating above`,
      );
    if (from > to) report(line, `"${name}" begins above its end`, 'swap "from" and "to"');
    above = from;
  }
  const last = ratings.at(-1);
  if (last && above > 0)
    report(last.line, `"${last.value.name}" begins at ${above}`, 'begin the lowest rating at 0.0');
}

/** Checks that releases are ordered from the oldest to the newest, both by date and by number. */
function checkVersions({files}: Site, key: string, report: Report) {
  let previous: YamlItem | undefined;
  for (const release of yamlItems(files.get(data('versions')), key)) {
    const {date, version} = release.value;
    if (previous && String(previous.value.date) >= String(date)) {
      report(
        release.line,
        `${key} ${version} isn't dated after ${previous.value.version}`,
        'order releases from the oldest to the newest',
      );
    }
    if (previous && compareVersions(String(previous.value.version), String(version)) >= 0) {
      report(
        release.line,
        `${key} ${version} follows ${previous.value.version}`,
        'order releases from the lowest to the highest number',
      );
    }
    previous = release;
  }
}

/** Checks that renamed attributes name a release that exists. */
function checkRenamed({files}: Site, report: Report) {
  const releases = yamlItems(files.get(data('versions')), 'platform').map(({value}) =>
    String(value.version),
  );
  for (const {value, line} of yamlItems(files.get(renamed))) {
    if (!releases.includes(String(value.since)))
      report(
        line,
        `"${value.from}" was renamed in ${value.since}, which isn't a release`,
        `name a platform release from ${data('versions')}`,
      );
  }
}

/** Checks that an API's OpenAPI document agrees with itself: its schemas, references, examples, and defaults. */
function checkApi({files}: Site, name: string, report: Report) {
  const text = String(files.get(name)?.value ?? '');
  for (const {line, wrong, fix} of openApiFaults(text)) report(line, wrong, fix);
}

const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', {numeric: true});

/**
 * Checks that the values in a new form can be chosen and are within their limits. Checks the examples that screens
 * show in the same way.
 */
function checkForm({files}: Site, name: string, report: Report) {
  const fields = yamlItems(files.get(name), 'tabs').flatMap((tab) => tab.items('fields'));
  for (const {value: field, line} of fields) {
    for (const key of ['default', 'example']) {
      if (field[key] === undefined) continue;
      const held = String(field[key]);
      const wrong = `"${field.name}" has the ${key} "${held}"`;
      const limit = String(field.limit ?? '');
      if (key === 'default' && !isChoosable(held, field))
        report(line, `${wrong}, which isn't one of its values`, suggest(held, choicesOf(field)));
      if (field.kind === 'number' && !isWithin(held, limit))
        report(line, `${wrong}, which is outside its limit`, `write a value within "${limit}"`);
      const most = numberOf(/up to ([\d,]+) characters/.exec(limit)?.[1]);
      if (held.length > most)
        report(
          line,
          `${wrong}, which has ${held.length} characters`,
          `shorten it: the limit is "${limit}"`,
        );
    }
  }
}

/**
 * Whether a value can be chosen. "The definition's severity" names another record's value. Several choices are separated
 * with commas.
 */
function isChoosable(held: string, field: Record<string, unknown>): boolean {
  const choices = choicesOf(field);
  if (choices.length === 0 || choices.includes(held) || /^The \w+'s /.test(held)) return true;
  return field.kind === 'choices' && held.split(', ').every((each) => choices.includes(each));
}

function choicesOf({kind, values}: Record<string, unknown>): string[] {
  if (Array.isArray(values)) return values.map(String);
  return kind === 'toggle' ? ['On', 'Off'] : [];
}

function isWithin(held: string, limit: string): boolean {
  const [, from, to] = /([\d.,]*\d)\s+to\s+([\d.,]*\d)/.exec(limit) ?? [];
  if (from === undefined || !/^\d/.test(held)) return true;
  return numberOf(held) >= numberOf(from) && numberOf(held) <= numberOf(to);
}

/** The number at the beginning of a text. A missing text means no bound. */
const numberOf = (text = 'Infinity') => Number.parseFloat(text.replaceAll(',', ''));

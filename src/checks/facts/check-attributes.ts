import {readFileSync} from 'node:fs';
import path from 'node:path';
import {grouped} from '../../base/collections';
import {once} from '../../base/once';
import {editDistance} from '../../base/text/similarity';
import {isFault} from '../../bql/bind/names';
import {resolve} from '../../bql/bind/resolve';
import {scopeOf} from '../../bql/bind/scope';
import {functions} from '../../bql/syntax/words';
import {udm} from '../../product/udm';
import {rootFieldOf} from '../../product/udm/names';
import {onEachPage, type Report} from '../check';
import {inlineCodesOf, type PlacedCode} from '../code/inline-codes';
import {modelsBehind} from '../code/inline-queries';
import {faultUnlessOne, type InlineError, renamedNear} from '../code/try-models';
import type {CheckedPage} from '../page';

/** Words in code that look like attributes but aren't. */
const otherWords = new Set(
  readFileSync(path.join(__dirname, 'code-words.txt'), 'utf8').split('\n'),
);

const functionNames = new Set<string>(Object.values(functions).flat());

/**
 * Checks attributes in inline code. `Model.attribute` must be an attribute of that model. `attribute` alone must be
 * an attribute of one of the models that it can be about, and must not have been renamed on the nearest of these that
 * has or had it. Checks paths, too: `targets.tags`. Connector pages are full of vendors' fields, so only
 * `Model.attribute`, and words one letter away from an attribute, are checked there. Names in fences have their own
 * checks.
 */
export const checkAttributes = onEachPage((page, report) => {
  for (const code of inlineCodesOf(page)) {
    const {value} = code.node;
    const [, typeName = '', names = ''] = /^([A-Z]\w*)\.([a-z][\w.]*)/.exec(value) ?? [];
    if (udm.find(typeName)) {
      const [fault] = errorsOf(names, typeName);
      if (fault)
        report(code.node, fault.message, 'fix the name, or the data model in src/product/udm');
    } else if (page.kind === 'connector') {
      checkSlip(code, report);
    } else if (/^[a-z]\w*(\.[a-z]\w*)*$/.test(value)) {
      checkAlone(code, page, report);
    }
  }
});

/**
 * Finds slips on connector pages. A vendor's field can have the same name as an attribute, but a name that differs by
 * one letter is probably a typo.
 */
function checkSlip({node}: PlacedCode, report: Report) {
  const {value} = node;
  if (!/^[a-z]+[A-Z]\w{3,}$/.test(value) || modelsByAttribute().has(value) || otherWords.has(value))
    return;
  const near = [...modelsByAttribute().keys()].find(
    (name) =>
      name.toLowerCase() !== value.toLowerCase() &&
      `${name}s` !== value &&
      name !== `${value}s` &&
      editDistance(name, value, 1) === 1,
  );
  if (near)
    report(
      node,
      `there is no attribute "${value}"`,
      `did you mean "${near}"? If it's the vendor's field, add it to src/checks/facts/code-words.txt`,
    );
}

function checkAlone({node, models}: PlacedCode, page: CheckedPage, report: Report) {
  if (otherWords.has(node.value)) return;
  const [first = '', ...rest] = node.value.split('.');
  const aliased = modelsBehind(first, page, models);
  if (aliased && rest.length === 0) return;
  const names = aliased ? rest.join('.') : node.value;
  const candidates = [...(aliased ?? models())];
  const [name = ''] = names.split('.');
  const renamed = renamedNear(candidates, name);
  const fault = renamed
    ? `${renamed.from} was renamed in ${renamed.since}`
    : isAttribute(names, page) && faultUnlessOne(candidates, (model) => errorsOf(names, model));
  if (!fault) return;
  const others = [renamed?.to ?? '', ...(modelsByAttribute().get(name) ?? [])].filter(Boolean);
  const fix =
    others.length > 0
      ? `write ${others.slice(0, 2).join(' or ')}, or name its model in this section`
      : "fix the name, add it to src/product/udm, or, if it isn't an attribute, add it to src/checks/facts/code-words.txt";
  report(node, fault, fix);
}

/**
 * Whether a word means an attribute: it's an attribute of some model, or looks like one. On a model's page, every
 * word in code looks like one; elsewhere, only words with a capital letter inside do.
 */
function isAttribute(names: string, {kind}: CheckedPage): boolean {
  const [first = ''] = names.split('.');
  if (rootFields().has(first)) return false;
  if (modelsByAttribute().has(first)) return true;
  if (functionNames.has(names)) return false;
  return /^[a-z]+[A-Z]\w*$/.test(names) || (kind === 'model' && /^[a-z]+$/.test(names));
}

/** The faults in a path, such as `targets.tags`, that begins at a model. */
function errorsOf(path: string, typeName: string): InlineError[] {
  let end = -1;
  const names = path.split('.').map((text) => {
    const start = end + 1;
    end = start + text.length;
    return {text, start, end};
  });
  const target = resolve({kind: 'path', names, start: 0, end}, scopeOf(udm, typeName));
  return isFault(target) ? [target] : [];
}

/** For each attribute name, where it's defined, as `Model.attribute`. */
const modelsByAttribute = once(() =>
  grouped(
    udm.models.flatMap(({typeName, attributes}) =>
      attributes.map(({name}) => [name, `${typeName}.${name}`] as const),
    ),
  ),
);

/** The lists that the API offers, such as `hosts`. */
const rootFields = once(() => new Set(udm.models.map(rootFieldOf)));

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type FieldNode, Kind, type OperationDefinitionNode, parse} from 'graphql';
import type {InlineCode} from 'mdast';
import {closest, suggest} from '../text/suggest';
import {udm} from '../udm';
import {rootFieldOf} from '../udm/names';
import {renamedOf} from '../udm/renamed';
import {onEachPage, type Report} from './check';
import {type Fence, fencesOf} from './fences';

/** Words of interfaces that look like attributes. */
const otherWords = new Set(
  readFileSync(path.join(__dirname, 'camel-case-words.txt'), 'utf8').split('\n'),
);

/**
 * `Model.attribute` in code is an attribute of that model. Where a release renamed it, the message has the new name,
 * for queries and operations in fences too; what else is wrong in those, their own checks say. `attribute` alone is one
 * of some model, except on connector pages, which are full of vendors' fields.
 */
export const checkAttributes = onEachPage((page, report) => {
  const {model} = page.frontMatter.data;
  for (const node of page.written('inlineCode')) {
    if (page.kind !== 'connector') checkAlone(node, String(model ?? ''), report);
    const [, typeName = '', name = ''] = /^([A-Z]\w*)\.([a-z]\w*)/.exec(node.value) ?? [];
    if (!udm.find(typeName) || udm.attributeOf(typeName, name)) continue;
    if (reportRenamed(typeName, name, (wrong, fix) => report(node, wrong, fix))) continue;
    const names = udm.attributesOf(typeName).map((attribute) => attribute.name);
    report(node, `${typeName} has no attribute "${name}"`, suggest(name, names));
  }
  for (const fence of fencesOf(page, 'bql')) checkBqlFence(fence, report);
  for (const fence of fencesOf(page, 'graphql')) checkGraphqlFence(fence, report);
});

let knownWords: Set<string> | undefined;

/** Every attribute and every root field of the API. */
function namesInModel(): Set<string> {
  return new Set(
    udm.models.flatMap((each) => [
      rootFieldOf(each),
      ...each.attributes.map((attribute) => attribute.name),
    ]),
  );
}

/**
 * A word such as `riskScore`: a lower-case letter and, later, a capital.
 *
 * @param model type name of the model that the page is about; empty where it is about none
 */
function checkAlone(node: InlineCode, model: string, report: Report) {
  const name = node.value;
  if (!/^[a-z]+[A-Z]\w*$/.test(name) || otherWords.has(name)) return;
  if (udm.find(model) && reportRenamed(model, name, (wrong, fix) => report(node, wrong, fix)))
    return;
  knownWords ??= namesInModel();
  if (knownWords.has(name)) return;
  const best = closest(name, knownWords);
  const fix = best
    ? `did you mean "${best}"?`
    : 'add the attribute to src/udm, or the word to src/checks/camel-case-words.txt';
  report(node, `no data model has an attribute "${name}"`, fix);
}

/** @returns whether the attribute was renamed, and so reported */
function reportRenamed(
  typeName: string,
  name: string,
  report: (wrong: string, fix: string) => void,
): boolean {
  const renamed = renamedOf(udm, typeName, name);
  if (renamed) report(`${typeName}.${name} was renamed in ${renamed.since}`, `write ${renamed.to}`);
  return renamed !== undefined;
}

/** In a query, a model has a name of its own: `FIND Host AS h WHERE h.hostname …`. */
function checkBqlFence({code, firstLine}: Fence, report: Report) {
  const models = new Map(
    Array.from(code.matchAll(/\b([A-Z]\w*)\s+AS\s+(\w+)/g), ([, typeName = '', alias = '']) => [
      alias,
      typeName,
    ]),
  );
  for (const [index, line] of code.split('\n').entries()) {
    for (const [, alias = '', name = ''] of line.matchAll(/\b(\w+)\.(\w+)/g)) {
      const typeName = models.get(alias) ?? '';
      if (!udm.find(typeName)) continue;
      reportRenamed(typeName, name, (wrong, fix) => report(firstLine + index, wrong, fix));
    }
  }
}

/** In an operation, a field of a model is an attribute, and a reference leads to the fields of another model. */
function checkGraphqlFence({code, firstLine}: Fence, report: Report) {
  const models = new Map(udm.models.map((model) => [rootFieldOf(model), model.typeName]));
  for (const operation of operationsIn(code)) {
    for (const field of fieldsOf(operation)) {
      const typeName = models.get(field.name.value);
      if (typeName) checkFields(typeName, field);
    }
  }

  function checkFields(typeName: string, {selectionSet, arguments: given = []}: FieldNode) {
    const at = (line = 1) => firstLine + line - 1;
    for (const {value} of given) {
      if (value.kind !== Kind.STRING) continue;
      for (const [name] of value.value.matchAll(/\b[a-z]\w*/g))
        reportRenamed(typeName, name, (wrong, fix) =>
          report(at(value.loc?.startToken.line), wrong, fix),
        );
    }
    for (const field of fieldsOf({selectionSet})) {
      const name = field.name.value;
      reportRenamed(typeName, name, (wrong, fix) =>
        report(at(field.loc?.startToken.line), wrong, fix),
      );
      const target = udm.attributeOf(typeName, name)?.target;
      if (target) checkFields(target, field);
    }
  }
}

function operationsIn(code: string): OperationDefinitionNode[] {
  try {
    return parse(code).definitions.filter(({kind}) => kind === Kind.OPERATION_DEFINITION) as never;
  } catch {
    return []; // The check of data fences says what does not parse.
  }
}

const fieldsOf = ({selectionSet}: Pick<FieldNode, 'selectionSet'>): FieldNode[] =>
  (selectionSet?.selections ?? []).filter(({kind}) => kind === Kind.FIELD) as FieldNode[];

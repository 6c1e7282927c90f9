import {isNode, LineCounter, parseDocument} from 'yaml';
import {readJson} from '../../base/json';
import {lineAt} from '../../base/text/line-at';
import {closest, suggest} from '../../base/text/suggest';
import {
  connectApi,
  connectOperations,
  connectSchema,
  shippedObjects,
} from '../../product/connect-api/document';
import {misfits} from '../../product/connect-api/validate';
import {product} from '../../product/facts';
import {onEachPage} from '../check';
import {type CheckedPage, lineOf} from '../page';
import {connectAnswerFaults} from './connect-answer-faults';
import {type Fence, fencesOf} from './fences';

/** The schema that a fence must fit, or why its label doesn't name one. */
type Target = {schema: string; record?: string} | {wrong: string; fix: string};

const example =
  'write connect="sendBatch request Finding", connect="sendBatch 200", or connect="Error"';

/**
 * Checks that Connect API JSON fits src/product/connect-api/openapi.yaml. On pages about Connect, every JSON fence
 * either says which part of the API it is, or has a `title` as another tool's file. A payload inside a command is a
 * fault, because it couldn't be checked.
 */
export const checkConnectPayloads = onEachPage((page, report) => {
  let records: unknown[] | undefined;
  let section: unknown;
  for (const fence of fencesOf(page, 'json')) {
    const above = page.headings.findLast(({node}) => lineOf(node) < fence.firstLine);
    if (above !== section) records = undefined;
    section = above;
    const label = labelOf(fence);
    if (label === undefined) continue;
    const target = targetOf(label);
    if ('wrong' in target) {
      report(fence.node, target.wrong, target.fix);
      continue;
    }
    const value = readJson(fence.code);
    if (value === undefined) continue; // check-data-fences reports it.
    const object = sentTo(fence, page);
    const isKnownBy = target.record === 'Record' && object ? object : target.record;
    for (const {record, where} of recordsIn(value, target))
      for (const {name, fix} of unknownFields(record, isKnownBy ?? target.schema))
        report(
          fence.firstLine + lineIn(fence.code, `${where}/${name}`),
          `there is no field "${name}" (${where}/${name})`,
          fix,
        );
    for (const {where, message} of misfits(target.schema, value, target.record)) {
      const place = where === '' ? '' : ` (${where})`;
      const fix = 'fix the JSON, or the design in src/product/connect-api/openapi.yaml';
      report(fence.firstLine + lineIn(fence.code, where), `${message}${place}`, fix);
    }
    const [, status = ''] = label.split(' ');
    // A "sendBatch" response appears below its request.
    for (const {where, wrong, fix} of connectAnswerFaults(value, status, records))
      report(fence.firstLine + lineIn(fence.code, where), wrong, fix);
    records =
      target.schema === 'Batch' ? recordsIn(value, target).map((each) => each.record) : undefined;
  }
  if (!page.route.includes(`${product.slug}-connect`)) return;
  for (const fence of fencesOf(page, 'json')) {
    if (labelOf(fence) !== undefined || /\btitle=/.test(fence.node.meta ?? '')) continue;
    const fix = `${example}; if this is another tool's file, add title="…"`;
    report(fence.node, "the JSON doesn't say which part of the Connect API it is", fix);
  }
  for (const {node, code, firstLine} of fencesOf(page, 'bash')) {
    const offset = code.search(/--data(?:-raw|-binary)?[ =]['"]\{/);
    if (offset < 0) continue;
    const line = firstLine + lineAt(code, offset) - 1;
    const fix = 'move it to a json fence with a title, and send it with --data @<title>';
    report(node.position ? line : 1, "a payload inside a command can't be checked", fix);
  }
});

/** The records of a payload, each with its JSON pointer. */
function recordsIn(value: unknown, {schema}: {schema: string}): {record: object; where: string}[] {
  const batch = schema === 'Batch' ? (value as {records?: unknown} | null)?.records : undefined;
  const all: unknown[] = Array.isArray(batch) ? batch : [value];
  return all.flatMap((record, index) =>
    record !== null && typeof record === 'object'
      ? [{record, where: batch ? `/records/${index}` : ''}]
      : [],
  );
}

/**
 * Finds the fields of a record that its object doesn't have. The API keeps such fields with a warning, but on a page
 * they are misspellings. A record of a custom object can have any field, so only a field that almost matches a field
 * of a built-in object is a fault there.
 */
function unknownFields(record: object, schema: string): {name: string; fix: string}[] {
  const names = Object.keys(record);
  const fieldsOf = (each: string) => Object.keys(connectSchema(each).properties ?? {});
  const shipped = Object.values(shippedObjects()).map(({schemaName}) => schemaName);
  if (shipped.includes(schema)) {
    const fields = fieldsOf(schema);
    return names
      .filter((name) => !fields.includes(name))
      .map((name) => ({name, fix: suggest(name, fields)}));
  }
  if (schema !== 'Record') return [];
  const likely = shipped
    .map(fieldsOf)
    .filter((fields) => shared(fields, names) > names.length / 2)
    .flat();
  return names.flatMap((name) => {
    const meant = likely.includes(name) ? undefined : closest(name, likely);
    return meant && !names.includes(meant) ? [{name, fix: `did you mean "${meant}"?`}] : [];
  });
}

/** The schema of the built-in object to which a command on the page sends a fence's file. */
function sentTo({node}: Fence, page: CheckedPage): string | undefined {
  const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1];
  if (!title) return undefined;
  const [command] = fencesOf(page, 'bash').filter(({code}) => code.includes(`@${title}`));
  const [, object = ''] = /\/channels\/[^/\s"]+\/([\w-]+)/.exec(command?.code ?? '') ?? [];
  return shippedObjects()[object]?.schemaName;
}

const shared = (fields: string[], names: string[]) =>
  names.filter((name) => fields.includes(name)).length;

const labelOf = ({node}: Fence) => /(?:^|\s)connect="([^"]*)"/.exec(node.meta ?? '')?.[1];

function targetOf(label: string): Target {
  const [first = '', part, record, ...rest] = label.split(' ');
  const schemas = Object.keys(connectApi().components.schemas);
  const noSchema = (name: string): Target => ({
    wrong: `the Connect API has no schema "${name}"`,
    fix: suggest(name, schemas),
  });
  if (part === undefined) return schemas.includes(first) ? {schema: first} : noSchema(first);
  const operations = connectOperations();
  const operation = operations.find(({id}) => id === first);
  if (!operation) {
    const names = operations.map(({id}) => id);
    return {wrong: `the Connect API has no operation "${first}"`, fix: suggest(first, names)};
  }
  const content = part === 'request' ? operation.body : operation.answers[part]?.body;
  if (!content || rest.length > 0)
    return {wrong: `"${label}" isn't a request or a response with a body`, fix: example};
  if (content.schema !== 'Batch') return {schema: content.schema};
  if (!record)
    return {
      wrong: `"${label}" doesn't say what its records are`,
      fix: 'add Application, Definition, or Finding; for a custom object, add Record',
    };
  return schemas.includes(record) ? {schema: content.schema, record} : noSchema(record);
}

/** The line, counted from 0, of the value at a JSON pointer, or of the nearest parent if the value is missing. */
function lineIn(code: string, pointer: string): number {
  const lines = new LineCounter();
  const document = parseDocument(code, {lineCounter: lines});
  const keys = pointer.split('/').slice(1);
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line - 1;
  }
  return 0;
}

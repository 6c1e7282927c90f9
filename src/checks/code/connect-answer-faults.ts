import {isJsonObject} from '../../base/json';
import {suggest} from '../../base/text/suggest';
import {ownApis} from '../../product/own-apis';

/** A contradiction in a Connect API response. */
export interface AnswerFault {
  /** JSON pointer into the response. */
  where: string;
  wrong: string;
  fix: string;
}

interface Issue {
  index?: unknown;
  key?: unknown;
  code?: unknown;
  where?: unknown;
}

/**
 * Finds where parts of a response contradict each other or its request, although each part fits its schema.
 *
 * @param answer the response body
 * @param status the response's status, such as `404`
 * @param records the records of the request before it on the page, if there is one
 */
export function* connectAnswerFaults(
  answer: unknown,
  status: string,
  records: readonly unknown[] | undefined,
): Generator<AnswerFault> {
  if (!isJsonObject(answer)) return;
  const {code} = answer;
  const {errors} = ownApis().connect;
  if (typeof code === 'string' && errors.has(code) && errors.get(code)?.status !== Number(status)) {
    const fitting = [...errors].filter(([, each]) => String(each.status) === status && !each.kind);
    yield {
      where: '/code',
      wrong: `"${code}" is returned with ${errors.get(code)?.status}, not with ${status}`,
      fix: suggest(
        code,
        fitting.map(([name]) => name),
      ),
    };
  }
  for (const list of ['rejected', 'warnings'] as const) {
    const issues: unknown = answer[list];
    for (const [at, issue] of (Array.isArray(issues) ? issues : []).entries())
      if (isJsonObject(issue)) yield* issueFaults(issue, list, `/${list}/${at}`, records);
  }
  const {new: added, modified, unchanged, rejected} = answer;
  if (!records || !Array.isArray(rejected)) return;
  const counts = [added, modified, unchanged].map(Number);
  const sum = counts.reduce((total, each) => total + each, rejected.length);
  if (sum !== records.length)
    yield {
      where: '/new',
      wrong: `the response counts ${sum} records, but the request has ${records.length}`,
      fix: 'count each record once: as new, modified, unchanged, or in rejected',
    };
}

function* issueFaults(
  {index, key, code, where}: Issue,
  list: 'rejected' | 'warnings',
  at: string,
  records: readonly unknown[] | undefined,
): Generator<AnswerFault> {
  const kind = ownApis().connect.errors.get(String(code))?.kind;
  const other = list === 'rejected' ? 'warning' : 'rejection';
  if (kind === other)
    yield {where: `${at}/code`, wrong: `"${code}" is a ${kind}`, fix: `move it out of ${list}`};
  const [, number, field] = /^\/records\/(\d+)(?:\/([^/]+))?/.exec(String(where ?? '')) ?? [];
  if (number !== undefined && Number(number) !== index)
    yield {
      where: `${at}/where`,
      wrong: `"${where}" isn't the record at "index": ${index}`,
      fix: `write "/records/${index}${field ? `/${field}` : ''}"`,
    };
  const record = records?.[Number(index)];
  if (!records || typeof index !== 'number') return;
  if (!isJsonObject(record)) {
    yield {
      where: `${at}/index`,
      wrong: `the request has no record ${index}`,
      fix: 'count records from 0',
    };
    return;
  }
  if (
    typeof key === 'string' &&
    !Object.values(record).some((value) => key.includes(String(value)))
  )
    yield {
      where: `${at}/key`,
      wrong: `record ${index} of the request doesn't have the key "${key}"`,
      fix: `write "${record.uid ?? Object.values(record)[0]}"`,
    };
  if (field && !(field in record) && code !== 'missing_field' && code !== 'missing_key')
    yield {
      where: `${at}/where`,
      wrong: `record ${index} of the request doesn't have "${field}"`,
      fix: suggest(field, Object.keys(record)),
    };
}

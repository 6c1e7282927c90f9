import {sortKeysOf} from './columns';
import type {Instead} from './instead';
import {modelOf} from './model-names';
import {testFor} from './value-tests';

const request =
  /^(?:curl\s+)?(?:(?:GET|POST)\s+)?(?:https?:\/\/[^\s/?#]+)?\/?(?:[\w.-]+\/)*([a-z][\w-]*)\/?(?:\?(\S[^\n]*))?$/i;

/** Returns the query that a request to a web service means: `GET /hosts?os=Linux&limit=10`. */
export function translatedRequest(text: string): Instead | undefined {
  if (!/^(?:curl\s|(?:GET|POST)\s+\S*\/|https?:\/\/|\/[a-z])/i.test(text)) return undefined;
  const [, noun, query = ''] = request.exec(text) ?? [];
  const fix = noun && queryOf(modelOf(noun), query.split('&').filter(Boolean));
  const example = fix || 'FIND Host WHERE internetFacing = true RETURN name LIMIT 10';
  return {
    message: `A query isn't a web address. It begins with FIND and a model: ${example}.`,
    fix: fix || undefined,
  };
}

/** A parameter of a request, such as `riskScore[gte]=7`. */
interface Parameter {
  name: string;
  operator: string;
  value: string;
}

function queryOf(model: string, written: string[]): string | undefined {
  const all = written.map(parameterOf);
  const parameters = all.flatMap((each) => each ?? []);
  if (parameters.length < all.length) return undefined;
  const take = (names: RegExp) => parameters.find(({name}) => names.test(name))?.value;
  const fields = take(columns);
  const limit = take(limits);
  const page = Number(take(/^page$/i) ?? 1);
  const skip = take(skips) ?? (page > 1 && limit ? String((page - 1) * Number(limit)) : undefined);
  const sorted = take(sorts);
  const tests = parameters
    .filter(({name}) => ![columns, limits, skips, sorts, /^page$/i].some((each) => each.test(name)))
    .map(testOf);
  const isNumber = (value = '0') => /^\d+$/.test(value);
  if (tests.includes(undefined) || !isNumber(limit) || !isNumber(skip)) return undefined;
  const parts = [
    `FIND ${model}`,
    tests.length > 0 && `WHERE ${tests.join(' AND ')}`,
    fields && `RETURN ${fields.split(/[\s,]+/).join(', ')}`,
    sorted && `ORDER BY ${sortKeysOf(sorted.replace(/:(?=asc|desc)/gi, ' '))}`,
    skip && `SKIP ${skip}`,
    limit && `LIMIT ${limit}`,
  ];
  return parts.filter(Boolean).join(' ');
}

const columns = /^(?:fields|select|columns|include)$/i;
const limits = /^(?:limit|size|top|first|count|per_?page|page_?size|max_?results)$/i;
const skips = /^(?:offset|skip|start|start_?at)$/i;
const sorts = /^(?:sort|sort_?by|order_?by)$/i;
const filters = /^(?:filter|where|query|q)$/i;

function parameterOf(written: string): Parameter | undefined {
  const text = written.replaceAll('+', ' ').replace(/%20/g, ' ').replace(/%22/g, '"');
  const [left = '', ...rest] = text.split('=');
  const [, name, inBrackets, suffix] =
    /^\$?([\w.]+?)(?:\[\$?(\w+)\]|__([a-z]+))?$/i.exec(left) ?? [];
  const operator = inBrackets ?? suffix ?? '';
  return name && rest.length > 0 ? {name, operator, value: rest.join('=')} : undefined;
}

function testOf({name, operator, value}: Parameter): string | undefined {
  if (filters.test(name)) return /[<>=]|\b(?:eq|ne|gt|ge|lt|le)\b/i.test(value) ? value : undefined;
  const values = value.split(',').map(readValue);
  return values.length > 1
    ? testFor(name, operator || 'in', values)
    : testFor(name, operator || 'eq', values[0]);
}

/** Reads `true`, `7`, and any other text. */
export function readValue(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text.replace(/^["']|["']$/g, '');
}

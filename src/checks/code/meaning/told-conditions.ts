import type {InlineCode, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {udm} from '../../../product/udm';
import type {CheckedPage} from '../../page';
import {inlineCodesOf, type PlacedCode} from '../inline-codes';
import {type Asked, askedByCondition, askedByQuery} from './asked';

/** A condition or query in a table cell, and what the row says about it. */
export interface ToldCondition {
  node: InlineCode;
  asked: Asked;
  row: string;
}

/** Headings of tables about mistakes, which also name what a query doesn't ask for. */
const elsewhere = /Troubleshooting|mistakes/i;

/** Finds a page's table cells that contain only a condition or a query, in rows with only one of them. */
export function toldConditionsOf(page: CheckedPage): ToldCondition[] {
  const placed = new Map(inlineCodesOf(page).map((code) => [code.node, code]));
  return page.written('table').flatMap((table) => conditionsIn(table, placed));
}

function conditionsIn({children: [, ...rows]}: Table, placed: Map<InlineCode, PlacedCode>) {
  return rows.flatMap((row): ToldCondition[] => {
    const codes: PlacedCode[] = [];
    visit(row, 'inlineCode', (node) => {
      const code = placed.get(node);
      if (code) codes.push(code);
    });
    if (codes.some(({isMistake, heading}) => isMistake || elsewhere.test(heading))) return [];
    const found = codes.flatMap((code) => {
      const asked = askedByCode(code);
      return asked ? [{node: code.node, asked}] : [];
    });
    const [only, ...others] = found;
    if (!only || others.length > 0) return [];
    const cells = row.children.filter(({children}) => !children.includes(only.node));
    return [{...only, row: cells.map((cell) => textOf(cell)).join('; ')}];
  });
}

function askedByCode({node: {value}, models}: PlacedCode): Asked | undefined {
  if (/^FIND [A-Z]/.test(value)) return askedByQuery(value);
  const [, first = ''] =
    /^(\w+)[\w.]* (?:[<>!=]|(?:NOT[ _])?(?:IN|CONTAINS|EXISTS)\b)/.exec(value) ?? [];
  const model = first && models().find((each) => udm.attributeOf(each, first));
  return model ? askedByCondition(value, model) : undefined;
}

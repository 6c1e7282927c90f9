import {type DocumentNode, Kind, parse, type ValueNode} from 'graphql';
import type {Code, Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {once} from '../../../base/once';
import {examplesAmong} from '../../../content/api-examples/example';
import {udm} from '../../../product/udm';
import {rootFieldOf} from '../../../product/udm/names';
import {type CheckedPage, isWritten} from '../../page';
import {type Asked, askedByCondition, askedByQuery} from './asked';

/** A query and what the page says about it. */
export interface ToldQuery {
  node: Code;
  asked: Asked;
  /** The sentences directly above it that ask for something: the last question and the last sentence. */
  asking: string;
  /** The whole paragraph directly above it. */
  paragraph: string;
  /** The heading of its section, and whether the query directly follows the heading. */
  heading: string;
  isBelowHeading: boolean;
}

/**
 * Finds a page's queries, conditions, and operations in fences, except mistakes, each with the text directly above
 * it.
 */
export function toldQueriesOf({tree}: CheckedPage): ToldQuery[] {
  const found: ToldQuery[] = [];
  let heading = '';
  const walk = (children: readonly Nodes[]) => {
    const operations = new Map(examplesAmong(children).map((example) => [example.fence, example]));
    for (const [index, node] of children.entries()) {
      const before = children[index - 1];
      if (node.type === 'heading') heading = textOf(node);
      else if (node.type === 'code' && isWritten(node)) {
        const example = operations.get(node);
        const asked = example
          ? askedByOperation(example.operation, example.variables ?? {})
          : askedByFence(node);
        const paragraph = before?.type === 'paragraph' ? textOf(before).replace(/\s+/g, ' ') : '';
        if (asked && !/\berror\b/.test(node.meta ?? '') && before?.type !== 'code')
          found.push({
            node,
            asked,
            paragraph,
            asking: askingIn(paragraph),
            heading,
            isBelowHeading: before?.type === 'heading',
          });
      } else if ('children' in node && node.type !== 'paragraph') walk(node.children);
    }
  };
  walk(tree.children);
  return found;
}

function askingIn(paragraph: string): string {
  const sentences = paragraph.split(/(?<=[.!?:])\s+(?=[A-Z*"“`])/);
  const question = sentences.findLastIndex((sentence) => sentence.endsWith('?'));
  return sentences
    .filter((_, index) => index === question || index === sentences.length - 1)
    .map(mainClause)
    .join(' ');
}

/** A sentence without its purpose or reason: ", so that nothing gets late". */
const mainClause = (sentence: string) => sentence.replace(/, (?:so|because|since)\b.*$/, '');

function askedByFence({lang, meta, value}: Code): Asked | undefined {
  if (lang === 'bql') return askedByQuery(value);
  const [, model] = /\bmodel="(\w+)"/.exec(meta ?? '') ?? [];
  return lang === 'bcl' && model ? askedByCondition(value, model) : undefined;
}

const modelByField = once(
  () => new Map(udm.models.map((model) => [rootFieldOf(model), model.typeName])),
);

/** Reads what an operation asks for, if it asks for only one list. */
function askedByOperation(
  operation: string,
  variables: Record<string, unknown>,
): Asked | undefined {
  const [field, ...others] = rootFieldsOf(operation);
  const model = modelByField().get(field?.name.value ?? '');
  if (!field || others.length > 0 || !model) return undefined;
  const settings = Object.fromEntries(
    (field.arguments ?? []).map(({name, value}) => [name.value, given(value, variables)]),
  );
  const asked = askedByCondition(
    String(settings.filter ?? ''),
    model,
    String(settings.orderBy ?? ''),
  );
  return (
    asked && {
      ...asked,
      text: `${asked.text} ${operation}`,
      skip: Number(settings.skip) || undefined,
      limit: Number(settings.limit) || undefined,
    }
  );
}

function rootFieldsOf(operation: string) {
  const [definition] = parsed(operation)?.definitions ?? [];
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return [];
  return definition.selectionSet.selections.filter((each) => each.kind === Kind.FIELD);
}

function parsed(operation: string): DocumentNode | undefined {
  try {
    return parse(operation);
  } catch {
    return undefined; // check-data-fences reports what doesn't parse.
  }
}

function given(value: ValueNode, variables: Record<string, unknown>): unknown {
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  return 'value' in value ? value.value : undefined;
}

import {parse, TypeInfo, visit as visitGraphql, visitWithTypeInfo} from 'graphql';
import type {Code, Nodes, Parent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {once} from '../../base/once';
import {linkTarget} from '../../product/page-files/link-target';
import {udm} from '../../product/udm';
import {pageFileOf} from '../../product/udm/address';
import {rootFieldOf} from '../../product/udm/names';
import {apiSchema} from '../../sample/graphql';
import {isWritten} from '../page';

/**
 * Finds the data models that a writer names: in a link to their page, in code, in bold (`**Cloud resource**`, also at
 * the end of a menu path), or in a query or operation.
 *
 * @param file the page, from the project's root; links start from there
 * @returns type names
 */
export function modelsNamedIn(parent: Parent, file: string): Set<string> {
  const found = new Set<string>();
  visit(parent as Nodes, (node) => {
    if (isWritten(node)) for (const typeName of modelsNamedBy(node, file)) found.add(typeName);
  });
  return found;
}

function modelsNamedBy(node: Nodes, file: string): string[] {
  switch (node.type) {
    case 'link':
      return names().byFile.get(linkTarget(file, node.url).file) ?? [];
    case 'inlineCode': {
      const [first = ''] = /^\w+/.exec(node.value) ?? [];
      return [...typeNamesIn(node.value), ...(names().byRootField.get(first) ?? [])];
    }
    case 'strong':
      return modelsTitled(textOf(node));
    case 'code':
      return modelsInFence(node);
    default:
      return [];
  }
}

/** The models in a query, in a condition, or in the fields that an operation requests. */
function modelsInFence({lang, meta, value}: Code): string[] {
  if (lang === 'bql') return typeNamesIn(value);
  if (lang === 'bcl') return typeNamesIn(meta ?? '');
  return lang === 'graphql' ? modelsInOperation(value) : [];
}

function modelsInOperation(operation: string): string[] {
  const types = new TypeInfo(apiSchema());
  const found: string[] = [];
  const field = () => {
    found.push(...typeNamesIn(types.getParentType()?.name ?? ''));
  };
  try {
    visitGraphql(parse(operation), visitWithTypeInfo(types, {Field: field}));
  } catch {
    return []; // check-data-fences reports what doesn't parse.
  }
  return found;
}

/** The models among names separated with commas or `>`: "Host, Cloud resource", "CveRecord", "Inventory > Hosts". */
export function modelsTitled(text: string): string[] {
  return text
    .split(/, | > /)
    .flatMap((part) => (udm.find(part) ? [part] : (names().byTitle.get(part.toLowerCase()) ?? [])));
}

/** The longest model names have five words: "one to one cluster model". */
const titleLengths = [5, 4, 3, 2, 1];

/** The models that prose names in plain lowercase, as in "a host" and "open source findings". */
export function modelsInProse(parent: Parent): Set<string> {
  const found = new Set<string>();
  visit(parent, 'text', ({value}) => {
    const words = value.toLowerCase().match(/[\w-]+/g) ?? [];
    const titleAt = (index: number, length: number) =>
      names().byTitle.get(words.slice(index, index + length).join(' ')) ?? [];
    for (let index = 0; index < words.length; index += 1) {
      if (!names().firstWords.has(words[index] ?? '')) continue;
      const length = titleLengths.find((each) => titleAt(index, each).length > 0) ?? 1;
      for (const typeName of titleAt(index, length)) found.add(typeName);
      index += length - 1;
    }
  });
  return found;
}

const typeNamesIn = (text: string) =>
  (text.match(/\b[A-Z]\w*/g) ?? []).filter((word) => udm.find(word));

interface Names {
  byFile: Map<string, string[]>;
  byRootField: Map<string, string[]>;
  /** The models by their names and plurals in lowercase. */
  byTitle: Map<string, string[]>;
  /** The first words of these names. Most words in a text don't begin any. */
  firstWords: Set<string>;
}

const names = once((): Names => {
  const byTitle = new Map(
    udm.models.flatMap(({name, plural, typeName}) =>
      [name, plural].map((title) => [title.toLowerCase(), [typeName]] as [string, string[]]),
    ),
  );
  return {
    byFile: new Map(udm.models.map((model) => [pageFileOf(model), [model.typeName]])),
    byRootField: new Map(udm.models.map((model) => [rootFieldOf(model), [model.typeName]])),
    byTitle,
    firstWords: new Set(Array.from(byTitle.keys(), (title) => title.split(' ')[0] ?? '')),
  };
});

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInputType,
  isObjectType,
  TokenKind,
} from 'graphql';
import {completionsAt as completionsInQuery} from '../../bql/complete/complete';
import type {Completion, Completions} from '../../bql/complete/completion';
import {matching} from '../../bql/complete/match';
import {type ReadToken, readTokens, type TokenPlace} from './read-tokens';
import type {ApiContext} from './resolve';
import {schemaOf} from './schema';
import {escaped, writtenString} from './string-offsets';

/**
 * Returns completions for an offset in an operation: fields, arguments, types, variables, and what can be in a filter.
 *
 * @returns `undefined` if nothing fits
 */
export function completionsAt(
  text: string,
  offset: number,
  context: ApiContext,
): Completions | undefined {
  const [typed = ''] = /\$?\w*$/.exec(text.slice(0, offset)) ?? [];
  const start = offset - typed.length;
  const schema = schemaOf(context.udm);
  const {tokens, place} = readTokens(text, start, schema);
  const {tokens: upToHere} = readTokens(text, text.length, schema);
  const string = upToHere.find(
    (token) => token.kind === TokenKind.STRING && token.start < offset && offset < token.end,
  );
  if (string) return completionsInString(text, offset, string, context);
  const [behind] = /^\w*/.exec(text.slice(offset)) ?? [''];
  const isOpen = /^\s*[{(:]/.test(text.slice(offset + behind.length));
  const options = matching(optionsAt(place, tokens, text, schema, isOpen), typed);
  return options.length > 0 ? {start, end: offset + behind.length, options} : undefined;
}

function optionsAt(
  place: TokenPlace,
  tokens: ReadToken[],
  text: string,
  schema: GraphQLSchema,
  isOpen: boolean,
): Completion[] {
  const last = tokens.at(-1);
  if (last?.text === 'on') return typesFor(place, schema).map(typeOption);
  switch (place.kind) {
    case 'document':
      return tokens.length === 0 || last?.kind === TokenKind.BRACE_R
        ? [keyword('query', 'an operation'), keyword('fragment', 'fields to use several times')]
        : [];
    case 'selection':
      if (last?.kind === TokenKind.SPREAD)
        return [keyword('on', 'fields of one type'), ...fragmentsIn(text)];
      if (last?.kind === TokenKind.AT)
        return ['include', 'skip'].map((name) => ({
          label: name,
          kind: 'function',
          insert: `${name}(if: )`,
        }));
      return fieldsOf(place.type).map((field) => fieldOption(field, isOpen));
    case 'arguments':
      return last?.kind === TokenKind.COLON
        ? valuesFor(tokens.at(-2)?.argument, tokens)
        : unused(place.of, tokens).map((argument) => argumentOption(argument, isOpen));
    case 'variables':
      return last?.kind === TokenKind.COLON
        ? Object.values(schema.getTypeMap())
            .filter(
              (type) => isInputType(type) && /^(String|Int|Float|Boolean|ID)$/.test(type.name),
            )
            .map(typeOption)
        : [];
    default:
      return [];
  }
}

const keyword = (label: string, detail: string): Completion => ({label, kind: 'keyword', detail});

const fieldsOf = (type: GraphQLNamedType | undefined): GraphQLField<unknown, unknown>[] =>
  type && 'getFields' in type
    ? Object.values(type.getFields() as Record<string, GraphQLField<unknown, unknown>>)
    : [];

/** A field that leads to records is inserted with a field of theirs, because it needs one. */
function fieldOption(
  {name, type, description}: GraphQLField<unknown, unknown>,
  isOpen: boolean,
): Completion {
  const isComposite = isCompositeType(getNamedType(type));
  return {
    label: name,
    kind: 'attribute',
    detail: String(type),
    info: description ?? undefined,
    insert: isComposite && !isOpen ? `${name} { displayName }` : name,
  };
}

const argumentOption = (
  {name, type, description}: GraphQLArgument,
  isOpen: boolean,
): Completion => ({
  label: name,
  kind: 'attribute',
  detail: String(type),
  info: description ?? undefined,
  insert: isOpen ? name : `${name}: `,
});

const typeOption = (type: GraphQLNamedType): Completion => ({
  label: type.name,
  kind: 'model',
  info: type.description ?? undefined,
});

/** The arguments that the field doesn't have yet. */
function unused(all: readonly GraphQLArgument[], tokens: ReadToken[]): GraphQLArgument[] {
  const opened = tokens.findLastIndex(({kind}) => kind === TokenKind.PAREN_L);
  const used = new Set(tokens.slice(opened).flatMap(({argument}) => argument ?? []));
  return all.filter((argument) => !used.has(argument));
}

/** The variables of the operation that have an argument's type. */
function valuesFor(argument: GraphQLArgument | undefined, tokens: ReadToken[]): Completion[] {
  if (!argument) return [];
  const named = tokens.flatMap((_token, index) => {
    const [dollar, name, colon, type] = tokens.slice(index, index + 4);
    const isDefinition = dollar?.kind === TokenKind.DOLLAR && colon?.kind === TokenKind.COLON;
    return isDefinition && type?.text === getNamedType(argument.type).name && name
      ? [name.text]
      : [];
  });
  return named.map((name) => ({label: `$${name}`, kind: 'alias', detail: 'variable'}));
}

/** The types that an inline fragment, or a fragment, can be on. */
function typesFor(place: TokenPlace, schema: GraphQLSchema): readonly GraphQLNamedType[] {
  if (place.kind !== 'selection') return Object.values(schema.getTypeMap()).filter(isObjectType);
  const {type} = place;
  if (!type) return [];
  return 'getInterfaces' in type && !isObjectType(type)
    ? [...schema.getImplementations(type).objects, ...schema.getImplementations(type).interfaces]
    : [type];
}

const fragmentsIn = (text: string): Completion[] =>
  [...text.matchAll(/\bfragment\s+(\w+)\s+on\s+(\w+)/g)].map(([, label = '', type]) => ({
    label,
    kind: 'alias',
    detail: type,
  }));

/** What a condition and a sort order don't have. */
const clauses = new Set(['THAT', 'OPTIONALLY', 'WITH', 'RETURN', 'ORDER BY', 'SKIP', 'LIMIT']);

/** Completes a filter or a sort order with what BQL offers for the same condition. */
function completionsInString(
  text: string,
  offset: number,
  string: ReadToken,
  context: ApiContext,
): Completions | undefined {
  const {tokens, place} = readTokens(text, string.start, schemaOf(context.udm));
  const name = tokens.at(-2)?.argument?.name;
  if (place.kind !== 'arguments' || !place.field || text.startsWith('"""', string.start))
    return undefined;
  const model = getNamedType(place.field.type).name;
  const before = {filter: `FIND ${model} WHERE `, orderBy: `FIND ${model} ORDER BY `}[name ?? ''];
  if (!before) return undefined;
  const {value, offsets} = writtenString(
    text.slice(string.start + 1, string.end - 1),
    string.start + 1,
  );
  const at = offsets.findLastIndex((each) => each <= offset);
  const found = completionsInQuery(before + value, before.length + at, context);
  const options = found?.options.filter(({label}) => !clauses.has(label.split(/ (?!BY)/)[0] ?? ''));
  if (!found || !options?.length || found.start < before.length) return undefined;
  return {
    start: offsets[found.start - before.length] ?? offset,
    end: offsets[found.end - before.length] ?? offset,
    options: options.map((option) => ({
      ...option,
      insert: escaped(option.insert ?? option.label),
    })),
  };
}

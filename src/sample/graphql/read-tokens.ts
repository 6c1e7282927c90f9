import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  Lexer,
  Source,
  TokenKind,
} from 'graphql';

/** What a position in an operation is inside of. */
export type TokenPlace =
  | {kind: 'document'}
  /** Between braces, where fields of a type can be. */
  | {kind: 'selection'; type?: GraphQLNamedType}
  /** In parentheses after a field or a directive. */
  | {kind: 'arguments'; of: readonly GraphQLArgument[]; field?: GraphQLField<unknown, unknown>}
  /** In parentheses after an operation's name. */
  | {kind: 'variables'}
  /** In a list or an object. */
  | {kind: 'value'};

/** A token, and what its name means. */
export interface ReadToken {
  kind: TokenKind;
  start: number;
  end: number;
  text: string;
  /** Whether the name is at a field's place. If the type has no such field, `field` is undefined. */
  isField?: boolean;
  field?: GraphQLField<unknown, unknown>;
  /** The type that has the field. */
  parent?: GraphQLNamedType;
  argument?: GraphQLArgument;
  type?: GraphQLNamedType;
}

/** An operation, or its beginning, as its tokens say. */
export interface TokensRead {
  tokens: ReadToken[];
  /** What the place after the last token is inside of. */
  place: TokenPlace;
}

/**
 * Reads the tokens of an operation that doesn't have to be complete, and finds what their names mean.
 *
 * @param end where to stop: tokens that end after this offset aren't read
 */
export function readTokens(text: string, end: number, schema: GraphQLSchema): TokensRead {
  const places: TokenPlace[] = [{kind: 'document'}];
  const tokens: ReadToken[] = [];
  for (const token of lexed(text, end)) {
    const place = places.at(-1) ?? {kind: 'document'};
    read(token, place, tokens, schema);
    const opened = placeOpenedBy(token, place, tokens, schema);
    if (opened) places.push(opened);
    else if (closing.has(token.kind) && places.length > 1) places.pop();
    tokens.push(token);
  }
  return {tokens, place: places.at(-1) ?? {kind: 'document'}};
}

const closing: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.PAREN_R,
  TokenKind.BRACKET_R,
]);

/** Returns the tokens up to an offset, or to the first character that isn't GraphQL. */
function* lexed(text: string, end: number): Generator<ReadToken> {
  const lexer = new Lexer(new Source(text));
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      if (token.end > end) return;
      const {kind, start} = token;
      yield {kind, start, end: token.end, text: text.slice(start, token.end)};
    }
  } catch {
    // What follows can't be read.
  }
}

/** Adds what a name means. */
function read(
  token: ReadToken,
  place: TokenPlace,
  before: ReadToken[],
  schema: GraphQLSchema,
): void {
  if (token.kind !== TokenKind.NAME) return;
  const last = before.at(-1);
  if (last?.text === 'on' || (place.kind === 'variables' && last?.kind === TokenKind.COLON)) {
    token.type = schema.getType(token.text);
  } else if (place.kind === 'selection' && !isSpreadOrDirective(last)) {
    token.isField = true;
    token.parent = place.type;
    token.field = fieldOf(place.type, token.text);
  } else if (place.kind === 'arguments' && last?.kind !== TokenKind.COLON) {
    token.argument = place.of.find(({name}) => name === token.text);
  }
}

const isSpreadOrDirective = (token: ReadToken | undefined) =>
  token?.kind === TokenKind.SPREAD || token?.kind === TokenKind.AT;

/** Returns a field of a type, or `undefined`. */
export function fieldOf(
  type: GraphQLNamedType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return type && 'getFields' in type
    ? (type.getFields() as Record<string, GraphQLField<unknown, unknown>>)[name]
    : undefined;
}

function placeOpenedBy(
  token: ReadToken,
  place: TokenPlace,
  before: ReadToken[],
  schema: GraphQLSchema,
): TokenPlace | undefined {
  if (token.kind === TokenKind.BRACKET_L) return {kind: 'value'};
  if (token.kind === TokenKind.BRACE_L) {
    if (place.kind === 'document') return {kind: 'selection', type: documentType(before, schema)};
    if (place.kind === 'selection') return {kind: 'selection', type: selectedType(place, before)};
    return {kind: 'value'};
  }
  if (token.kind !== TokenKind.PAREN_L) return undefined;
  if (place.kind === 'document') return {kind: 'variables'};
  const [behind, last] = before.slice(-2);
  if (behind?.kind === TokenKind.AT)
    return {kind: 'arguments', of: schema.getDirective(last?.text ?? '')?.args ?? []};
  return {kind: 'arguments', of: last?.field?.args ?? [], field: last?.field};
}

/** The type of an operation or a fragment whose braces open. */
function documentType(before: ReadToken[], schema: GraphQLSchema): GraphQLNamedType | undefined {
  return before.at(-1)?.type ?? schema.getQueryType() ?? undefined;
}

/** The type of a field or an inline fragment whose braces open. Its arguments and directives can be in between. */
function selectedType(
  place: Extract<TokenPlace, {kind: 'selection'}>,
  before: ReadToken[],
): GraphQLNamedType | undefined {
  const named = before.findLast(
    ({type, isField, kind}) => type || isField || kind === TokenKind.SPREAD,
  );
  if (named?.isField) return named.field && getNamedType(named.field.type);
  return named?.type && isCompositeType(named.type) ? named.type : place.type;
}

import type {IToken} from 'chevrotain';
import {anchorOf, routeOf} from '../../product/udm/address';
import type {ModelAttribute} from '../../product/udm/udm';
import {isFault} from '../bind/names';
import {attributeOption} from '../complete/attributes';
import {tokensOf} from '../complete/cursor';
import {draftOf, is, lastPath} from '../complete/draft';
import {findFunction} from '../functions/find';
import {functionReference} from '../functions/reference';
import {type KeywordName, keywordReference} from '../reference/keywords';
import {type OperatorName, operatorPages, operatorReference} from '../reference/operators';
import type {Range} from '../syntax/ast';
import {maxLength} from '../syntax/parse';
import {tooDeep} from '../syntax/token-faults';
import {Identifier} from '../syntax/tokens';
import {modelEntry, type SchemaData} from './browse';

/** What a word of a query means. The range is the word. */
export interface Help extends Range {
  /** The word, as the reference spells it. */
  title: string;
  /** A few words: a type, a function's parameters, the number of records. */
  detail?: string;
  /** A sentence or two about its meaning. */
  info?: string;
  /** The address of its reference. */
  page: string;
}

type Meaning = Omit<Help, keyof Range>;

/**
 * Explains the word at an offset of a query: a keyword, an operator, a function, a model, a verb, an attribute, or an
 * alias. The query can be unfinished or wrong elsewhere. Never throws.
 *
 * @returns `undefined` if there's no such word
 */
export function helpAt(text: string, offset: number, data: SchemaData): Help | undefined {
  if (text.length > maxLength) return undefined;
  const tokens = tokensOf(text);
  const at = indexAt(tokens, offset);
  const token = tokens[at];
  if (!token || tooDeep(tokens.slice(0, at + 1))) return undefined;
  const meaning = meaningOf(token, tokens, at, text, data);
  const end = token.startOffset + token.image.length;
  return meaning && {start: token.startOffset, end, ...meaning};
}

/** Returns the index of the token at an offset or, with the cursor behind a word, of the one that ends there. */
function indexAt(tokens: readonly IToken[], offset: number): number {
  const within = tokens.findIndex(
    ({startOffset, image}) => startOffset <= offset && offset < startOffset + image.length,
  );
  if (within >= 0) return within;
  return tokens.findIndex(({startOffset, image}) => startOffset + image.length === offset);
}

function meaningOf(
  token: IToken,
  tokens: IToken[],
  at: number,
  text: string,
  data: SchemaData,
): Meaning | undefined {
  const before = tokens[at - 1];
  // After a dot, any word is a name.
  if (token.tokenType !== Identifier && !is(before, '.'))
    return meaningOfWord(token.tokenType.LABEL ?? '');
  if (is(tokens[at + 1], '(')) return meaningOfFunction(token.image);
  const isVerb = is(before, 'THAT') || (is(before, 'NOT') && is(tokens[at - 2], 'THAT'));
  if (isVerb) return meaningOfVerb(token.image, data);
  const draft = draftOf(tokens.slice(0, at + 1), text, data);
  const isSource = draft.clause.some((each) => is(each, 'FIND') || is(each, 'THAT'));
  const isNamed = is(before, 'AS');
  // The name of a column says nothing about the model.
  if (isNamed && !isSource) return undefined;
  if (isSource && !isNamed) {
    const model = meaningOfModel(token.image, data);
    if (model) return model;
  }
  const path = lastPath(draft.clause);
  const target = path && draft.scope.targetOf(path);
  if (!target || isFault(target)) return undefined;
  if (target.attribute) return meaningOfAttribute(target.attribute, data);
  if (target.kind !== 'records') return undefined;
  const [model = ''] = target.models;
  const meaning = meaningOfModel(model, data);
  return meaning && {...meaning, title: token.image, detail: target.models.join('|')};
}

function meaningOfWord(word: string): Meaning | undefined {
  if (isOperator(word)) {
    const {meaning, fits, page} = operatorReference[word];
    return {title: word, detail: fits, info: meaning, page: operatorPages[page]};
  }
  if (!isKeyword(word)) return undefined;
  const {meaning, page} = keywordReference[word];
  return {title: word, info: meaning, page};
}

const isOperator = (word: string): word is OperatorName => Object.hasOwn(operatorReference, word);
const isKeyword = (word: string): word is KeywordName => Object.hasOwn(keywordReference, word);

function meaningOfFunction(image: string): Meaning | undefined {
  const found = findFunction(image);
  if (!found) return undefined;
  const {name, scalar, aggregate} = found;
  const {meaning, nulls, gives} = functionReference[name];
  const parameters = (scalar ?? aggregate)?.parameters ?? [];
  return {
    title: `${name}(${parameters.join(', ')})`,
    detail: `→ ${gives}`,
    info: nulls ? `${meaning} ${nulls}` : meaning,
    page: `/docs/bql-functions#function-${name}`,
  };
}

function meaningOfVerb(verb: string, {udm}: SchemaData): Meaning | undefined {
  const info = udm.definition.verbs[verb]?.meaning;
  return info === undefined
    ? undefined
    : {title: verb, detail: 'verb', info, page: '/docs/bql-relationships#find-the-verb'};
}

function meaningOfModel(typeName: string, data: SchemaData): Meaning | undefined {
  const model = data.udm.find(typeName);
  if (!model) return undefined;
  const {detail, info} = modelEntry(model, data);
  return {title: typeName, detail: `${detail} in the sample`, info, page: routeOf(model)};
}

function meaningOfAttribute(attribute: ModelAttribute, {udm}: SchemaData): Meaning {
  const {label, detail, info} = attributeOption(attribute, udm);
  const {definedBy} = attribute;
  return {
    title: `${definedBy.typeName}.${label}`,
    detail,
    info,
    page: `${routeOf(definedBy)}#${anchorOf(label)}`,
  };
}

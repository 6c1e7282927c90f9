import type {CstElement, CstNode, IToken} from 'chevrotain';
import type {
  Call,
  Case,
  ComparisonOperator,
  Condition,
  Expression,
  Item,
  ListOperator,
  Literal,
  Name,
  Path,
  Projection,
  Query,
  Range,
  SortKey,
  Source,
  Step,
  Test,
  TextOperator,
} from './ast';
import {tokenOf} from './tokens';
import {timeUnits} from './words';

/** Makes the syntax tree of a query out of what the parser recognized; only for a text without faults. */
export function buildQuery(node: CstNode): Query {
  const find = buildSource(child(node, 'source'));
  const amount = (name: string) => {
    const part = maybe(node, name);
    return part ? Number(token(part, 'Number').image) : undefined;
  };
  const order = maybe(node, 'orderBy');
  const returned = maybe(node, 'return');
  return {
    ...rangeOf(node),
    find,
    where: buildWhere(node),
    steps: nodes(node, 'step').map(buildStep),
    with: nodes(node, 'with').map((part) => ({
      ...buildProjection(child(part, 'items')),
      where: buildWhere(part),
    })),
    return: returned && buildProjection(child(returned, 'items')),
    orderBy: order ? buildSortKeys(child(order, 'sortKeys')) : [],
    skip: amount('skip'),
    limit: amount('limit'),
  };
}

/** As {@link buildQuery}, for what may follow ORDER BY. */
export function buildSortKeys(node: CstNode): SortKey[] {
  return nodes(node, 'sortKey').map((key) => ({
    ...rangeOf(key),
    expression: buildExpression(child(key, 'expression')),
    descending: has(key, 'DESC'),
  }));
}

/** As {@link buildQuery}, for a condition. */
export function buildCondition(node: CstNode): Condition {
  return junction('or', node, nodes(node, 'conjunction').map(buildConjunction));
}

function buildConjunction(node: CstNode): Condition {
  return junction('and', node, nodes(node, 'negation').map(buildNegation));
}

/** One part alone needs no AND or OR round it. */
function junction(kind: 'and' | 'or', node: CstNode, conditions: Condition[]): Condition {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : {kind, ...rangeOf(node), conditions};
}

function buildNegation(node: CstNode): Condition {
  const group = maybe(node, 'condition');
  const condition = group ? buildCondition(group) : buildTest(child(node, 'test'));
  return has(node, 'NOT') ? {kind: 'not', ...rangeOf(node), condition} : condition;
}

function buildTest(node: CstNode): Test {
  const left = buildPath(child(node, 'path'));
  const common = {...rangeOf(node), left, operatorRange: rangeOf(node)};
  const comparison = maybe(node, 'comparison');
  if (comparison) {
    const sign = onlyToken(comparison);
    return {
      ...common,
      kind: 'comparison',
      operator: (sign.image === '<>' ? '!=' : sign.image) as ComparisonOperator,
      operatorRange: rangeOfToken(sign),
      value: buildValue(child(comparison, 'value')),
    };
  }
  const pattern = maybeToken(node, 'pattern');
  if (pattern) {
    const operatorRange = rangeOfToken(token(node, tokenOf('=~').name));
    return {...common, kind: 'regex', operatorRange, pattern: literalOf(pattern)};
  }
  for (const negated of [true, false]) {
    const isNull = maybeToken(node, tokenOf(negated ? 'IS NULL' : 'IS NOT NULL').name);
    if (isNull) return {...common, kind: 'exists', negated, operatorRange: rangeOfToken(isNull)};
  }
  return {...common, ...buildWordTest(child(node, 'wordTest')), negated: has(node, 'NOT')} as Test;
}

/** The part of a test that stands after its left side and NOT. */
function buildWordTest(node: CstNode) {
  const exists = maybeToken(node, tokenOf('EXISTS').name);
  if (exists) return {kind: 'exists', operatorRange: rangeOfToken(exists)};
  const currentUser = maybeToken(node, tokenOf('IS CURRENT USER').name);
  if (currentUser) return {kind: 'currentUser', operatorRange: rangeOfToken(currentUser)};
  const [part] = children(node) as CstNode[];
  if (!part) throw new Error('A test without an operator');
  const sign = onlyToken(part);
  const operatorRange = rangeOfToken(sign);
  const operator = spelled(sign);
  switch (part.name) {
    case 'textTest': {
      const value = buildValue(child(part, 'value'));
      return {kind: 'text', operator: operator as TextOperator, operatorRange, value};
    }
    case 'listTest': {
      const values = nodes(part, 'value').map(buildValue);
      return {kind: 'list', operator: operator as ListOperator, operatorRange, values};
    }
    case 'timeTest': {
      const unit = token(part, 'unit');
      return {
        kind: 'time',
        operator,
        operatorRange,
        amount: Number(token(part, 'Number').image),
        unit: unitOf(unit.image),
        unitRange: rangeOfToken(unit),
      };
    }
    default: {
      const right = buildPath(child(part, 'path'));
      return {kind: 'attribute', operator: attributeOperators[operator], operatorRange, right};
    }
  }
}

const attributeOperators: Record<string, ComparisonOperator> = {
  'EQUALS TO ATTRIBUTE': '=',
  'GREATER THAN ATTRIBUTE': '>',
  'LESS THAN ATTRIBUTE': '<',
  'GREATER THAN OR EQUALS TO ATTRIBUTE': '>=',
  'LESS THAN OR EQUALS TO ATTRIBUTE': '<=',
};

/** `Days` is `day`; API filters write `7d`, `12h`, `2w`. A word that is no unit stays, for the checker to refuse. */
function unitOf(text: string): string {
  const word = text.toLowerCase();
  return shortUnits[word] ?? timeUnits.find((unit) => word === unit || word === `${unit}s`) ?? text;
}

/** None for minutes and months, which share a letter. */
const shortUnits: Record<string, string> = {h: 'hour', d: 'day', w: 'week', y: 'year'};

function buildSource(node: CstNode): Source {
  const alias = maybeToken(node, 'alias');
  return {
    ...rangeOf(node),
    models: tokensOf(node, 'model').map(nameOf),
    alias: alias && nameOf(alias),
  };
}

function buildStep(node: CstNode): Step {
  const from = maybeToken(node, 'from');
  const verb = maybeToken(node, 'verb');
  return {
    ...rangeOf(node),
    from: from && nameOf(from),
    optional: has(node, 'OPTIONALLY'),
    negated: has(node, 'NOT'),
    verb: verb && nameOf(verb),
    direction: has(node, '>>') ? 'out' : has(node, '<<') ? 'in' : undefined,
    target: buildSource(child(node, 'source')),
    where: buildWhere(node),
  };
}

function buildWhere(node: CstNode): Condition | undefined {
  const where = maybe(node, 'where');
  return where && buildCondition(child(where, 'condition'));
}

function buildProjection(node: CstNode): Projection {
  return {
    ...rangeOf(node),
    distinct: has(node, 'DISTINCT'),
    items: nodes(node, 'item').map(buildItem),
  };
}

function buildItem(node: CstNode): Item {
  const label = maybeToken(node, 'label');
  return {
    ...rangeOf(node),
    expression: buildExpression(child(node, 'expression')),
    label: label && {
      ...nameOf(label),
      text: label.image.startsWith('"') ? unquoted(label.image) : label.image,
    },
  };
}

function buildExpression(node: CstNode): Expression {
  return chain(node, nodes(node, 'term').map(buildTerm));
}

function buildTerm(node: CstNode): Expression {
  return chain(node, nodes(node, 'factor').map(buildFactor));
}

/** `a - b - c` groups from the left. */
function chain(node: CstNode, [first, ...rest]: Expression[]): Expression {
  if (!first) throw new Error('An expression without parts');
  const operators = tokensOf(node, 'operator');
  return rest.reduce<Expression>(
    (left, right, index) => ({
      kind: 'arithmetic',
      start: left.start,
      end: right.end,
      operator: arithmeticOperators[operators[index]?.image.toUpperCase() ?? ''] ?? '+',
      left,
      right,
    }),
    first,
  );
}

const arithmeticOperators: Record<string, '+' | '-' | '*' | '/'> = {
  '+': '+',
  ADD: '+',
  '-': '-',
  SUB: '-',
  '*': '*',
  MULT: '*',
  '/': '/',
  DIV: '/',
};

function buildFactor(node: CstNode): Expression {
  const [part] = children(node).filter((element): element is CstNode => 'children' in element);
  if (!part) throw new Error('A factor without content');
  switch (part.name) {
    case 'expression':
      return buildExpression(part);
    case 'factor':
      return {kind: 'negative', ...rangeOf(node), of: buildFactor(part)};
    case 'case':
      return buildCase(part);
    case 'call':
      return buildCall(part);
    case 'path':
      return buildPath(part);
    default:
      return buildLiteral(part);
  }
}

function buildCall(node: CstNode): Call {
  return {
    kind: 'call',
    ...rangeOf(node),
    name: nameOf(token(node, 'name')),
    distinct: has(node, 'DISTINCT'),
    star: has(node, '*'),
    arguments: nodes(node, 'expression').map(buildExpression),
  };
}

function buildCase(node: CstNode): Case {
  const results = nodes(node, 'expression').map(buildExpression);
  const otherwise = maybe(node, 'otherwise');
  return {
    kind: 'case',
    ...rangeOf(node),
    branches: nodes(node, 'condition').map((when, index) => ({
      when: buildCondition(when),
      result: results[index] as Expression,
    })),
    otherwise: otherwise && buildExpression(otherwise),
  };
}

function buildPath(node: CstNode): Path {
  return {kind: 'path', ...rangeOf(node), names: tokensOf(node, 'name').map(nameOf)};
}

function buildValue(node: CstNode): Literal {
  const literal = maybe(node, 'literal');
  if (literal) return buildLiteral(literal);
  const bare = maybeToken(node, 'bare');
  if (bare) return {kind: 'literal', ...rangeOfToken(bare), value: bare.image, isBare: true};
  return {kind: 'literal', ...rangeOf(node), value: -Number(token(node, 'Number').image)};
}

function buildLiteral(node: CstNode): Literal {
  return literalOf(onlyToken(node));
}

function literalOf(found: IToken): Literal {
  const range = rangeOfToken(found);
  switch (found.tokenType.name) {
    case 'String':
      return {kind: 'literal', ...range, value: unquoted(found.image)};
    case 'Date':
      return {kind: 'literal', ...range, value: found.image, isDate: true};
    case 'Number':
      return {kind: 'literal', ...range, value: Number(found.image)};
    case 'Null':
      return {kind: 'literal', ...range, value: null};
    default:
      return {kind: 'literal', ...range, value: found.tokenType === tokenOf('TRUE')};
  }
}

/** A backslash takes the character after it as it is, so that `\\d` is `\d` and `\"` a quote. */
function unquoted(image: string): string {
  return image.slice(1, -1).replace(/\\(.)/g, '$1');
}

const nameOf = (found: IToken): Name => ({...rangeOfToken(found), text: found.image});

/** The word or phrase of a token as the language's table spells it. */
const spelled = (found: IToken): string => found.tokenType.LABEL ?? found.image;

const rangeOfToken = ({startOffset, image}: IToken): Range => ({
  start: startOffset,
  end: startOffset + image.length,
});

function children(node: CstNode): CstElement[] {
  return Object.values(node.children).flat();
}

/** From the first token of a node to its last. */
function rangeOf(node: CstNode): Range {
  const ranges = children(node).map((element) =>
    'children' in element ? rangeOf(element) : rangeOfToken(element),
  );
  return {
    start: Math.min(...ranges.map(({start}) => start)),
    end: Math.max(...ranges.map(({end}) => end)),
  };
}

const elements = (node: CstNode, name: string) => node.children[name] ?? [];
const nodes = (node: CstNode, name: string) => elements(node, name) as CstNode[];
const tokensOf = (node: CstNode, name: string) => elements(node, name) as IToken[];
const maybe = (node: CstNode, name: string) => nodes(node, name)[0];
const maybeToken = (node: CstNode, name: string) => tokensOf(node, name)[0];
const has = (node: CstNode, word: string) => elements(node, tokenOf(word).name).length > 0;

function child(node: CstNode, name: string): CstNode {
  const found = maybe(node, name);
  if (!found) throw new Error(`A ${node.name} without a ${name}`);
  return found;
}

function token(node: CstNode, name: string): IToken {
  const found = maybeToken(node, name);
  if (!found) throw new Error(`A ${node.name} without a ${name}`);
  return found;
}

/** The one word or sign of a node that has no other. */
function onlyToken(node: CstNode): IToken {
  const found = children(node).find((element): element is IToken => 'image' in element);
  if (!found) throw new Error(`A ${node.name} without a word`);
  return found;
}

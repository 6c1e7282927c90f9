/** Where a part of a query stands: offsets into the text, the end not included. */
export interface Range {
  start: number;
  end: number;
}

/** A word of the query that names something: a model, an alias, an attribute, a verb. */
export interface Name extends Range {
  text: string;
}

/** `v.riskScore`, `targets.tags`, `v`: names joined by dots. Whether the first is an alias, the checker decides. */
export interface Path extends Range {
  kind: 'path';
  names: Name[];
}

export interface Literal extends Range {
  kind: 'literal';
  /** A date is a text in ISO 8601; `isDate` tells it from one in quotes. */
  value: string | number | boolean | null;
  isDate?: boolean;
  /** A word without quotes, as API filters can write it. */
  isBare?: boolean;
}

export interface Call extends Range {
  kind: 'call';
  name: Name;
  /** `count(DISTINCT v)`. */
  distinct: boolean;
  /** `count(*)`. */
  star: boolean;
  arguments: Expression[];
}

export interface Case extends Range {
  kind: 'case';
  branches: {when: Condition; result: Expression}[];
  otherwise?: Expression;
}

export interface Arithmetic extends Range {
  kind: 'arithmetic';
  operator: '+' | '-' | '*' | '/';
  left: Expression;
  right: Expression;
}

export interface Negative extends Range {
  kind: 'negative';
  of: Expression;
}

export type Expression = Path | Literal | Call | Case | Arithmetic | Negative;

export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type TextOperator = 'CONTAINS' | 'LIKE' | 'STARTS WITH' | 'ENDS WITH';
export type ListOperator = 'IN' | 'CONTAINS ANY' | 'CONTAINS ALL';
export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

interface Predicate extends Range {
  /** What is tested. */
  left: Path;
  /** Where the operator stands. */
  operatorRange: Range;
}

/** `NOT` before an operator. */
interface Negatable {
  negated: boolean;
}

export interface Comparison extends Predicate {
  kind: 'comparison';
  operator: ComparisonOperator;
  value: Literal;
}
export interface TextTest extends Predicate, Negatable {
  kind: 'text';
  operator: TextOperator;
  value: Literal;
}
export interface ListTest extends Predicate, Negatable {
  kind: 'list';
  operator: ListOperator;
  values: Literal[];
}
export interface RegexTest extends Predicate {
  kind: 'regex';
  pattern: Literal;
}
/** `EXISTS`; `IS NULL` is its negation. */
export interface ExistsTest extends Predicate, Negatable {
  kind: 'exists';
}
export interface TimeTest extends Predicate, Negatable {
  kind: 'time';
  operator: 'IN LAST' | 'IN NEXT';
  amount: number;
  unit: TimeUnit | string;
  unitRange: Range;
}
export interface AttributeTest extends Predicate, Negatable {
  kind: 'attribute';
  operator: Exclude<ComparisonOperator, '!='>;
  right: Path;
}
export interface CurrentUserTest extends Predicate, Negatable {
  kind: 'currentUser';
}

export interface Junction extends Range {
  kind: 'and' | 'or';
  conditions: Condition[];
}
export interface Negation extends Range {
  kind: 'not';
  condition: Condition;
}

export type Test =
  | Comparison
  | TextTest
  | ListTest
  | RegexTest
  | ExistsTest
  | TimeTest
  | AttributeTest
  | CurrentUserTest;

export type Condition = Junction | Negation | Test;

/** `Host|Container AS a`. */
export interface Source extends Range {
  models: Name[];
  alias?: Name;
}

/** `AND a OPTIONALLY THAT NOT VERB >> Model AS b WHERE …`. */
export interface Step extends Range {
  /** The alias after AND; without it, the step goes on from the model before. */
  from?: Name;
  optional: boolean;
  negated: boolean;
  /** Undefined for `RELATES TO`, which is any verb. */
  verb?: Name;
  direction?: 'out' | 'in';
  target: Source;
  where?: Condition;
}

export interface Item extends Range {
  expression: Expression;
  /** What follows AS, quotes removed. */
  label?: Name;
}

export interface Projection extends Range {
  distinct: boolean;
  items: Item[];
  /** After WITH only. */
  where?: Condition;
}

export interface SortKey extends Range {
  /** A path or a call; a literal text is the label of a column. */
  expression: Expression;
  descending: boolean;
}

export interface Query extends Range {
  find: Source;
  where?: Condition;
  steps: Step[];
  with: Projection[];
  return?: Projection;
  orderBy: SortKey[];
  skip?: number;
  limit?: number;
}

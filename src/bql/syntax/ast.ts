/** The position of a part of a query: offsets into the text, excluding the end. */
export interface Range {
  start: number;
  end: number;
}

/** A word of the query that names something: a model, an alias, an attribute, a verb. */
export interface Name extends Range {
  text: string;
}

/** `v.riskScore`, `targets.tags`, `v`: names joined by dots. The checker decides whether the first name is an alias. */
export interface Path extends Range {
  kind: 'path';
  names: Name[];
}

export interface Literal extends Range {
  kind: 'literal';
  /** A date is an ISO 8601 string. `isDate` distinguishes it from a string in quotes. */
  value: string | number | boolean | null;
  isDate?: boolean;
  /** A number's digits as written: `0.50`. JavaScript writes some numbers with an exponent, which BQL doesn't have. */
  digits?: string;
  /** Whether it's a word without quotes, as allowed in API filters. */
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
  /** The tested path. */
  left: Path;
  /** The operator's position. */
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
/** `EXISTS`. `IS NULL` is its negation. */
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
  /** The alias after AND. Without it, the step continues from the previous model. */
  from?: Name;
  optional: boolean;
  negated: boolean;
  /** Undefined for `RELATES TO`, which means any verb. */
  verb?: Name;
  direction?: 'out' | 'in';
  target: Source;
  where?: Condition;
}

export interface Item extends Range {
  expression: Expression;
  /** The name after AS, without quotes. */
  label?: Name;
}

/** What WITH or RETURN lists. The range is the whole WITH clause, but what follows RETURN. */
export interface Projection extends Range {
  distinct: boolean;
  items: Item[];
  /** Only after WITH. */
  where?: Condition;
}

export interface SortKey extends Range {
  /** A path or a call. A string literal is a column's label. */
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

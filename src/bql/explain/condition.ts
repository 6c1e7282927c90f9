import {listed} from '../../base/text/words';
import type {Udm} from '../../product/udm/udm';
import {isFault} from '../bind/names';
import {type Scope, scopeOf} from '../bind/scope';
import type {Condition, Test} from '../syntax/ast';
import {type Subject, sentence} from './grammar';
import {nameOfSource, pluralOf, subjectOf} from './names';
import {relativeClause, type Statement, statementOfTest} from './statement';

/**
 * Describes in English the records that a condition on one model finds: BCL, or the API's filter.
 *
 * @param model the model's type name
 * @returns text such as `Vulnerabilities whose risk rating is Critical.`
 */
export function explainCondition(condition: Condition, udm: Udm, model: string): string {
  const clauses = whereClauses(condition, scopeOf(udm, model), 0, subjectOf([model], udm, true));
  return sentence(`${pluralOf([model], udm)} ${clauses}`);
}

/**
 * Returns a condition as clauses that follow the records' name: "whose status is Open and that face the internet, where
 * the host's name is …".
 *
 * @param own the source that the condition follows
 * @param subject how that source was named
 */
export function whereClauses(
  where: Condition,
  scope: Scope,
  own: number,
  subject: Subject,
): string {
  const condition = flattened(where);
  const around: Around = {scope, own, subject, named: undefined};
  const isOwn = (part: Condition) => sourcesOf(part, scope).every((source) => source === own);
  if (condition.kind === 'or' && isOwn(condition)) {
    const statements = statementsOf(condition.conditions, scope);
    if (statements) return relatives(statements, subject, 'or');
  }
  const parts = condition.kind === 'and' ? condition.conditions : [condition];
  const [mine, others] = [parts.filter(isOwn), parts.filter((part) => !isOwn(part))];
  const tests = mine.filter((part) => simpleTest(part));
  const groups = mine.filter((part) => !simpleTest(part));
  const ownText = [
    ...(tests.length > 0 ? [relatives(statementsOf(tests, scope) ?? [], subject, 'and')] : []),
    ...groups.map((group) => `for which ${clauseOf(group, around).text}`),
  ].join(tests.length > 1 || groups.length > 1 ? ', and ' : ' and ');
  const otherText = others.length > 0 ? `where ${allOf(others, around)}` : '';
  return [ownText, otherText].filter(Boolean).join(', ');
}

/** Returns the statements of tests, or `undefined` if one of the conditions isn't a test. */
function statementsOf(conditions: Condition[], scope: Scope): Statement[] | undefined {
  const tests = conditions.flatMap((part) => simpleTest(part) ?? []);
  if (tests.length < conditions.length) return undefined;
  return tests.map(({test, negated}) => statementOfTest(test, scope, negated));
}

/**
 * Returns "whose risk score is at least 2 and at most 5 and that are active". Statements about the same attribute are
 * grouped.
 */
function relatives(statements: Statement[], subject: Subject, word: 'and' | 'or'): string {
  const together: Statement[] = [];
  for (const statement of statements) {
    const last = together.at(-1);
    if (
      last?.kind === 'attribute' &&
      statement.kind === 'attribute' &&
      last.noun === statement.noun
    ) {
      const [verb = ''] = last.predicate.split(' ');
      const isShared = statement.predicate.startsWith(`${verb} `) && !/^do(?:es)?$/.test(verb);
      const more = statement.predicate.slice(isShared ? verb.length + 1 : 0);
      together.splice(-1, 1, {...last, predicate: `${last.predicate} ${word} ${more}`});
    } else together.push(statement);
  }
  return listed(
    together.map((statement) => relativeClause(statement, subject)),
    word,
  );
}

/** Returns the same condition with NOT only before its tests: NOT (a OR b) becomes NOT a AND NOT b. */
function flattened(condition: Condition, negated = false): Condition {
  switch (condition.kind) {
    case 'not':
      return flattened(condition.condition, !negated);
    case 'and':
    case 'or': {
      const opposite = condition.kind === 'and' ? 'or' : 'and';
      const conditions = condition.conditions.map((part) => flattened(part, negated));
      return {...condition, kind: negated ? opposite : condition.kind, conditions};
    }
    default: {
      const {start, end} = condition;
      return negated ? {kind: 'not', start, end, condition} : condition;
    }
  }
}

/** Returns a test, possibly negated with NOT. */
function simpleTest(condition: Condition): {test: Test; negated: boolean} | undefined {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return undefined;
    case 'not': {
      const inner = simpleTest(condition.condition);
      return inner && {test: inner.test, negated: !inner.negated};
    }
    default:
      return {test: condition, negated: false};
  }
}

/** Returns the sources that a condition reads; -1 is a value that WITH computed. */
function sourcesOf(condition: Condition, scope: Scope): number[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap((part) => sourcesOf(part, scope));
    case 'not':
      return sourcesOf(condition.condition, scope);
    default: {
      const target = scope.targetOf(condition.left);
      return [!isFault(target) && 'source' in target ? target.source : -1];
    }
  }
}

/** Returns a condition as an independent clause: "the risk score is 7 and the host faces the internet". */
export function clauseOfCondition(condition: Condition, scope: Scope): string {
  const subject = {plural: false, person: false};
  return clauseOf(flattened(condition), {scope, own: -2, subject, named: undefined}).text;
}

interface Around {
  scope: Scope;
  own: number;
  subject: Subject;
  /** The source that was named last, which a pronoun can refer to. */
  named: number | undefined;
}

interface Clause {
  text: string;
  named: number | undefined;
}

/** Returns a condition as an independent clause: "the host's risk score is 7". */
function clauseOf(condition: Condition, around: Around): Clause {
  const test = simpleTest(condition);
  if (test) return testClause(test.test, test.negated, around);
  if (condition.kind === 'and' || condition.kind === 'or') {
    const {text, named} = together(condition.conditions, condition.kind, around);
    return {text: condition.kind === 'or' ? `either ${text}` : text, named};
  }
  return {text: '', named: around.named};
}

const allOf = (conditions: Condition[], around: Around) => together(conditions, 'and', around).text;

/** Joins clauses with a word. Groups are separated with commas, to show which clauses belong together. */
function together(conditions: Condition[], word: 'and' | 'or', around: Around): Clause {
  let named = around.named;
  const isGroup = ({kind}: Condition) => kind === 'and' || kind === 'or';
  const texts = conditions.map((part) => {
    const clause = clauseOf(part, {...around, named});
    named = clause.named;
    return part.kind === 'and' && part.conditions.length === 2
      ? `both ${clause.text}`
      : clause.text;
  });
  return {text: conditions.some(isGroup) ? texts.join(`, ${word} `) : listed(texts, word), named};
}

function testClause(test: Test, negated: boolean, {scope, own, subject, named}: Around): Clause {
  const statement = statementOfTest(test, scope, negated);
  const [source = -1] = sourcesOf(test, scope);
  if (source < 0) return {text: said(statement, '', '', subject), named};
  const isOwn = source === own;
  const person = subjectOf(scope.sources[source]?.models ?? [], scope.udm, false);
  if (isOwn || source === named) {
    const many = (isOwn && subject.plural) || person.person;
    return {
      text: said(statement, many ? 'their' : 'its', many ? 'they' : 'it', {
        ...person,
        plural: many,
      }),
      named,
    };
  }
  const name = `the ${nameOfSource(source, scope)}`;
  return {text: said(statement, `${name}'s`, name, person), named: source};
}

function said(statement: Statement, whose: string, who: string, subject: Subject): string {
  return statement.kind === 'attribute'
    ? `${whose} ${statement.noun} ${statement.predicate}`.trim()
    : `${who} ${statement.say(subject)}`.trim();
}

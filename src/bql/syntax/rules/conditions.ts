import type {IOrAlt} from 'chevrotain';
import {Identifier, NumberLiteral, StringLiteral, tokenOf as t} from '../tokens';
import {attributeOperators} from '../words';
import {TermRules} from './terms';

/** Rules for what follows WHERE and WHEN. */
export class ConditionRules extends TermRules {
  condition = this.RULE('condition', () => {
    this.AT_LEAST_ONE_SEP({SEP: t('OR'), DEF: () => this.SUBRULE(this.conjunction)});
  });

  conjunction = this.RULE('conjunction', () => {
    this.SUBRULE(this.negation);
    this.MANY({
      // "AND v THAT …" begins the next step of the path.
      GATE: () => !this.#isBranch(),
      DEF: () => {
        this.CONSUME(t('AND'));
        this.SUBRULE2(this.negation);
      },
    });
  });

  #isBranch(): boolean {
    const third = this.LA(3).tokenType;
    return third === t('THAT') || third === t('OPTIONALLY');
  }

  readonly #negated: IOrAlt<unknown>[] = [
    {
      ALT: () => {
        this.CONSUME(t('('));
        this.SUBRULE(this.condition);
        this.CONSUME(t(')'));
      },
    },
    {ALT: () => this.SUBRULE(this.test)},
  ];
  negation = this.RULE('negation', () => {
    this.OPTION(() => this.CONSUME(t('NOT')));
    this.OR(this.#negated);
  });

  readonly #tests: IOrAlt<unknown>[] = [
    {ALT: () => this.SUBRULE(this.comparison)},
    {
      ALT: () => {
        this.CONSUME(t('=~'));
        this.CONSUME(StringLiteral, {LABEL: 'pattern'});
      },
    },
    ...this.oneOf(['IS NULL', 'IS NOT NULL']),
    {
      ALT: () => {
        this.OPTION(() => this.CONSUME(t('NOT')));
        this.SUBRULE(this.wordTest);
      },
    },
  ];
  test = this.RULE('test', () => {
    this.SUBRULE(this.path);
    this.OR(this.#tests);
  });

  readonly #signs = this.oneOf(['=', '!=', '<>', '<=', '>=', '<', '>']);
  comparison = this.RULE('comparison', () => {
    this.OR(this.#signs);
    this.SUBRULE(this.value);
  });

  readonly #wordTests: IOrAlt<unknown>[] = [
    ...this.oneOf(['EXISTS', 'IS CURRENT USER']),
    {ALT: () => this.SUBRULE(this.textTest)},
    {ALT: () => this.SUBRULE(this.listTest)},
    {ALT: () => this.SUBRULE(this.timeTest)},
    {ALT: () => this.SUBRULE(this.attributeTest)},
  ];
  wordTest = this.RULE('wordTest', () => {
    this.OR(this.#wordTests);
  });

  readonly #textOperators = this.oneOf(['CONTAINS', 'LIKE', 'STARTS WITH', 'ENDS WITH']);
  textTest = this.RULE('textTest', () => {
    this.OR(this.#textOperators);
    this.SUBRULE(this.value);
  });

  readonly #listOperators = this.oneOf(['IN', 'CONTAINS ANY', 'CONTAINS ALL']);
  listTest = this.RULE('listTest', () => {
    this.OR(this.#listOperators);
    this.CONSUME(t('['));
    this.AT_LEAST_ONE_SEP({SEP: t(','), DEF: () => this.SUBRULE(this.value)});
    this.CONSUME(t(']'));
  });

  readonly #timeOperators = this.oneOf(['IN LAST', 'IN NEXT']);
  timeTest = this.RULE('timeTest', () => {
    this.OR(this.#timeOperators);
    this.CONSUME(NumberLiteral);
    this.CONSUME(Identifier, {LABEL: 'unit'});
  });

  readonly #attributeOperators = this.oneOf(Object.values(attributeOperators));
  attributeTest = this.RULE('attributeTest', () => {
    this.OR(this.#attributeOperators);
    this.SUBRULE(this.path);
  });
}

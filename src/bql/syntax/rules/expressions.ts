import type {IOrAlt} from 'chevrotain';
import {Identifier, tokenOf as t} from '../tokens';
import {ConditionRules} from './conditions';

/** Rules for the expressions in WITH, RETURN, and ORDER BY. */
export class ExpressionRules extends ConditionRules {
  readonly #sums = this.oneOf(['+', '-', 'ADD', 'SUB'], {LABEL: 'operator'});
  expression = this.RULE('expression', () => {
    this.SUBRULE(this.term);
    this.MANY(() => {
      this.OR(this.#sums);
      this.SUBRULE2(this.term);
    });
  });

  readonly #products = this.oneOf(['*', '/', 'MULT', 'DIV'], {LABEL: 'operator'});
  term = this.RULE('term', () => {
    this.SUBRULE(this.factor);
    this.MANY(() => {
      this.OR(this.#products);
      this.SUBRULE2(this.factor);
    });
  });

  readonly #factors: IOrAlt<unknown>[] = [
    {
      ALT: () => {
        this.CONSUME(t('('));
        this.SUBRULE(this.expression);
        this.CONSUME(t(')'));
      },
    },
    {
      ALT: () => {
        this.CONSUME(t('-'));
        this.SUBRULE(this.factor);
      },
    },
    {ALT: () => this.SUBRULE(this.case)},
    {GATE: () => this.LA(2).tokenType === t('('), ALT: () => this.SUBRULE(this.call)},
    {ALT: () => this.SUBRULE(this.path)},
    {ALT: () => this.SUBRULE(this.literal)},
  ];
  factor = this.RULE('factor', () => {
    this.OR(this.#factors);
  });

  call = this.RULE('call', () => {
    this.CONSUME(Identifier, {LABEL: 'name'});
    this.CONSUME(t('('));
    this.OPTION(() =>
      this.OR([
        {ALT: () => this.CONSUME(t('*'))},
        {
          ALT: () => {
            this.OPTION2(() => this.CONSUME(t('DISTINCT')));
            this.AT_LEAST_ONE_SEP({SEP: t(','), DEF: () => this.SUBRULE(this.expression)});
          },
        },
      ]),
    );
    this.CONSUME(t(')'));
  });

  case = this.RULE('case', () => {
    this.CONSUME(t('CASE'));
    this.AT_LEAST_ONE(() => {
      this.CONSUME(t('WHEN'));
      this.SUBRULE(this.condition);
      this.CONSUME(t('THEN'));
      this.SUBRULE(this.expression);
    });
    this.OPTION(() => {
      this.CONSUME(t('ELSE'));
      this.SUBRULE2(this.expression, {LABEL: 'otherwise'});
    });
    this.CONSUME(t('END'));
  });
}

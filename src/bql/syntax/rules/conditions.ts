import {NumberLiteral, StringLiteral, tokenOf as t, Word} from '../tokens';
import {TermRules} from './terms';

/** What follows WHERE and WHEN. */
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

  negation = this.RULE('negation', () => {
    this.OPTION(() => this.CONSUME(t('NOT')));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t('('));
          this.SUBRULE(this.condition);
          this.CONSUME(t(')'));
        },
      },
      {ALT: () => this.SUBRULE(this.test)},
    ]);
  });

  test = this.RULE('test', () => {
    this.SUBRULE(this.path);
    this.OR([
      {ALT: () => this.SUBRULE(this.comparison)},
      {
        ALT: () => {
          this.CONSUME(t('=~'));
          this.CONSUME(StringLiteral, {LABEL: 'pattern'});
        },
      },
      {ALT: () => this.CONSUME(t('IS NULL'))},
      {ALT: () => this.CONSUME(t('IS NOT NULL'))},
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t('NOT')));
          this.SUBRULE(this.wordTest);
        },
      },
    ]);
  });

  comparison = this.RULE('comparison', () => {
    this.OR(
      ['=', '!=', '<>', '<=', '>=', '<', '>'].map((sign) => ({ALT: () => this.CONSUME(t(sign))})),
    );
    this.SUBRULE(this.value);
  });

  wordTest = this.RULE('wordTest', () => {
    this.OR([
      {ALT: () => this.CONSUME(t('EXISTS'))},
      {ALT: () => this.CONSUME(t('IS CURRENT USER'))},
      {ALT: () => this.SUBRULE(this.textTest)},
      {ALT: () => this.SUBRULE(this.listTest)},
      {ALT: () => this.SUBRULE(this.timeTest)},
      {ALT: () => this.SUBRULE(this.attributeTest)},
    ]);
  });

  textTest = this.RULE('textTest', () => {
    this.OR(
      ['CONTAINS', 'LIKE', 'STARTS WITH', 'ENDS WITH'].map((word) => ({
        ALT: () => this.CONSUME(t(word)),
      })),
    );
    this.SUBRULE(this.value);
  });

  listTest = this.RULE('listTest', () => {
    this.OR(
      ['IN', 'CONTAINS ANY', 'CONTAINS ALL'].map((word) => ({ALT: () => this.CONSUME(t(word))})),
    );
    this.CONSUME(t('['));
    this.AT_LEAST_ONE_SEP({SEP: t(','), DEF: () => this.SUBRULE(this.value)});
    this.CONSUME(t(']'));
  });

  timeTest = this.RULE('timeTest', () => {
    this.OR([{ALT: () => this.CONSUME(t('IN LAST'))}, {ALT: () => this.CONSUME(t('IN NEXT'))}]);
    this.CONSUME(NumberLiteral);
    this.CONSUME(Word, {LABEL: 'unit'});
  });

  attributeTest = this.RULE('attributeTest', () => {
    this.OR(
      [
        'EQUALS TO ATTRIBUTE',
        'GREATER THAN ATTRIBUTE',
        'LESS THAN ATTRIBUTE',
        'GREATER THAN OR EQUALS TO ATTRIBUTE',
        'LESS THAN OR EQUALS TO ATTRIBUTE',
      ].map((words) => ({ALT: () => this.CONSUME(t(words))})),
    );
    this.SUBRULE(this.path);
  });
}

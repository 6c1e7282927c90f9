import type {IOrAlt, IParserConfig} from 'chevrotain';
import {messages} from './messages';
import {ExpressionRules} from './rules/expressions';
import {Identifier, NumberLiteral, StringLiteral, tokenOf as t, Word} from './tokens';

/**
 * The grammar of BQL and of its condition language, BCL. Rules are in the reading order of a query. The syntax diagrams
 * use the same rule names.
 */
class Grammar extends ExpressionRules {
  constructor(options: IParserConfig) {
    super(options);
    this.performSelfAnalysis();
  }

  query = this.RULE('query', () => {
    this.CONSUME(t('FIND'));
    this.SUBRULE(this.source);
    this.OPTION(() => this.SUBRULE(this.where));
    this.MANY(() => this.SUBRULE(this.step));
    this.MANY2(() => this.SUBRULE(this.with));
    this.OPTION2(() => this.SUBRULE(this.return));
    this.OPTION3(() => this.SUBRULE(this.orderBy));
    this.OPTION4(() => this.SUBRULE(this.skip));
    this.OPTION5(() => this.SUBRULE(this.limit));
  });

  source = this.RULE('source', () => {
    this.AT_LEAST_ONE_SEP({
      SEP: t('|'),
      DEF: () => this.CONSUME(Identifier, {LABEL: 'model'}),
    });
    this.OPTION(() => {
      this.CONSUME(t('AS'));
      this.CONSUME2(Identifier, {LABEL: 'alias'});
    });
  });

  readonly #verbs: IOrAlt<unknown>[] = [
    ...this.oneOf(['RELATES TO']),
    {ALT: () => this.CONSUME2(Identifier, {LABEL: 'verb'})},
  ];
  readonly #directions = this.oneOf(['>>', '<<']);
  step = this.RULE('step', () => {
    this.OPTION(() => {
      this.CONSUME(t('AND'));
      this.CONSUME(Identifier, {LABEL: 'from'});
    });
    this.OPTION2(() => this.CONSUME(t('OPTIONALLY')));
    this.CONSUME(t('THAT'));
    this.OPTION3(() => this.CONSUME(t('NOT')));
    this.OR(this.#verbs);
    this.OPTION4(() => this.OR2(this.#directions));
    this.SUBRULE(this.source);
    this.OPTION5(() => this.SUBRULE(this.where));
  });

  where = this.RULE('where', () => {
    this.CONSUME(t('WHERE'));
    this.SUBRULE(this.condition);
  });

  with = this.RULE('with', () => {
    this.CONSUME(t('WITH'));
    this.SUBRULE(this.items);
    this.OPTION(() => this.SUBRULE(this.where));
  });

  return = this.RULE('return', () => {
    this.CONSUME(t('RETURN'));
    this.SUBRULE(this.items);
  });

  items = this.RULE('items', () => {
    this.OPTION(() => this.CONSUME(t('DISTINCT')));
    this.AT_LEAST_ONE_SEP({SEP: t(','), DEF: () => this.SUBRULE(this.item)});
  });

  readonly #labels: IOrAlt<unknown>[] = [Word, StringLiteral].map((type) => ({
    ALT: () => this.CONSUME(type, {LABEL: 'label'}),
  }));
  item = this.RULE('item', () => {
    this.SUBRULE(this.expression);
    this.OPTION(() => {
      this.CONSUME(t('AS'));
      this.OR(this.#labels);
    });
  });

  orderBy = this.RULE('orderBy', () => {
    this.CONSUME(t('ORDER BY'));
    this.SUBRULE(this.sortKeys);
  });

  sortKeys = this.RULE('sortKeys', () => {
    this.AT_LEAST_ONE_SEP({SEP: t(','), DEF: () => this.SUBRULE(this.sortKey)});
  });

  readonly #orders = this.oneOf(['ASC', 'DESC']);
  sortKey = this.RULE('sortKey', () => {
    this.SUBRULE(this.expression);
    this.OPTION(() => this.OR(this.#orders));
  });

  skip = this.RULE('skip', () => {
    this.CONSUME(t('SKIP'));
    this.CONSUME(NumberLiteral);
  });

  limit = this.RULE('limit', () => {
    this.CONSUME(t('LIMIT'));
    this.CONSUME(NumberLiteral);
  });
}

/** The only instance, because Chevrotain analyzes the grammar for each one. */
export const grammar = new Grammar({
  recoveryEnabled: true,
  maxLookahead: 3,
  nodeLocationTracking: 'onlyOffset',
  errorMessageProvider: messages,
  // Tests and `npm run check` find a grammar that contradicts itself. A reader's browser doesn't need to look again.
  skipValidations: process.env.NODE_ENV === 'production',
});

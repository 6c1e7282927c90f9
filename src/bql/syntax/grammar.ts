import {CstParser, type IParserConfig} from 'chevrotain';
import {messages} from './messages';
import {
  DateLiteral,
  Identifier,
  NumberLiteral,
  StringLiteral,
  tokenOf as t,
  tokens,
  Word,
} from './tokens';

/**
 * The grammar of BQL and of its condition language BCL. Rules follow the reading order of a query; their names are
 * those of the syntax diagrams.
 */
class Grammar extends CstParser {
  /** Whether a value may stand without quotes, as in the filters of the API. */
  allowsBareWords = false;

  constructor(options: IParserConfig) {
    super(tokens, options);
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

  step = this.RULE('step', () => {
    this.OPTION(() => {
      this.CONSUME(t('AND'));
      this.CONSUME(Identifier, {LABEL: 'from'});
    });
    this.OPTION2(() => this.CONSUME(t('OPTIONALLY')));
    this.CONSUME(t('THAT'));
    this.OPTION3(() => this.CONSUME(t('NOT')));
    this.OR([
      {ALT: () => this.CONSUME(t('RELATES TO'))},
      {ALT: () => this.CONSUME2(Identifier, {LABEL: 'verb'})},
    ]);
    this.OPTION4(() =>
      this.OR2([{ALT: () => this.CONSUME(t('>>'))}, {ALT: () => this.CONSUME(t('<<'))}]),
    );
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

  item = this.RULE('item', () => {
    this.SUBRULE(this.expression);
    this.OPTION(() => {
      this.CONSUME(t('AS'));
      this.OR([
        {ALT: () => this.CONSUME(Word, {LABEL: 'label'})},
        {ALT: () => this.CONSUME(StringLiteral, {LABEL: 'label'})},
      ]);
    });
  });

  orderBy = this.RULE('orderBy', () => {
    this.CONSUME(t('ORDER BY'));
    this.SUBRULE(this.sortKeys);
  });

  sortKeys = this.RULE('sortKeys', () => {
    this.AT_LEAST_ONE_SEP({SEP: t(','), DEF: () => this.SUBRULE(this.sortKey)});
  });

  sortKey = this.RULE('sortKey', () => {
    this.SUBRULE(this.expression);
    this.OPTION(() =>
      this.OR([{ALT: () => this.CONSUME(t('ASC'))}, {ALT: () => this.CONSUME(t('DESC'))}]),
    );
  });

  skip = this.RULE('skip', () => {
    this.CONSUME(t('SKIP'));
    this.CONSUME(NumberLiteral);
  });

  limit = this.RULE('limit', () => {
    this.CONSUME(t('LIMIT'));
    this.CONSUME(NumberLiteral);
  });

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

  expression = this.RULE('expression', () => {
    this.SUBRULE(this.term);
    this.MANY(() => {
      this.OR(
        ['+', '-', 'ADD', 'SUB'].map((sign) => ({
          ALT: () => this.CONSUME(t(sign), {LABEL: 'operator'}),
        })),
      );
      this.SUBRULE2(this.term);
    });
  });

  term = this.RULE('term', () => {
    this.SUBRULE(this.factor);
    this.MANY(() => {
      this.OR(
        ['*', '/', 'MULT', 'DIV'].map((sign) => ({
          ALT: () => this.CONSUME(t(sign), {LABEL: 'operator'}),
        })),
      );
      this.SUBRULE2(this.factor);
    });
  });

  factor = this.RULE('factor', () => {
    this.OR([
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
    ]);
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

  path = this.RULE('path', () => {
    this.CONSUME(Identifier, {LABEL: 'name'});
    this.MANY(() => {
      this.CONSUME(t('.'));
      this.CONSUME(Word, {LABEL: 'name'});
    });
  });

  value = this.RULE('value', () => {
    this.OR([
      {ALT: () => this.SUBRULE(this.literal)},
      {
        ALT: () => {
          this.CONSUME(t('-'));
          this.CONSUME(NumberLiteral);
        },
      },
      {
        GATE: () => this.allowsBareWords,
        ALT: () => this.CONSUME(Identifier, {LABEL: 'bare'}),
      },
    ]);
  });

  literal = this.RULE('literal', () => {
    this.OR([
      {ALT: () => this.CONSUME(StringLiteral)},
      {ALT: () => this.CONSUME(DateLiteral)},
      {ALT: () => this.CONSUME(NumberLiteral)},
      {ALT: () => this.CONSUME(t('TRUE'))},
      {ALT: () => this.CONSUME(t('FALSE'))},
      {ALT: () => this.CONSUME(t('NULL'))},
    ]);
  });
}

/** One instance for all: Chevrotain analyzes the grammar once. */
export const grammar = new Grammar({
  recoveryEnabled: true,
  maxLookahead: 3,
  errorMessageProvider: messages,
});

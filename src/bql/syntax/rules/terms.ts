import {CstParser, type IParserConfig} from 'chevrotain';
import {
  DateLiteral,
  Identifier,
  NumberLiteral,
  StringLiteral,
  tokenOf as t,
  tokens,
  Word,
} from '../tokens';

/** What conditions and expressions are made of: names and values. */
export class TermRules extends CstParser {
  /** Whether a value may stand without quotes, as in the filters of the API. */
  allowsBareWords = false;

  constructor(options: IParserConfig) {
    super(tokens, options);
  }

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

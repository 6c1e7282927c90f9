import {CstParser, type IOrAlt, type IParserConfig} from 'chevrotain';
import {
  DateLiteral,
  Identifier,
  NumberLiteral,
  StringLiteral,
  tokenOf as t,
  tokens,
  Word,
} from '../tokens';

/** Rules for the names and values in conditions and expressions. */
export class TermRules extends CstParser {
  /** Whether values can be written without quotes, as in API filters. */
  allowsBareWords = false;

  constructor(options: IParserConfig) {
    super(tokens, options);
  }

  /** Makes one-word alternatives. Like all alternatives, they're created once, because a rule is entered many times. */
  protected oneOf(words: readonly string[], options?: {LABEL: string}): IOrAlt<unknown>[] {
    return words.map(t).map((type) => ({ALT: () => this.CONSUME(type, options)}));
  }

  path = this.RULE('path', () => {
    this.CONSUME(Identifier, {LABEL: 'name'});
    this.MANY(() => {
      this.CONSUME(t('.'));
      this.CONSUME(Word, {LABEL: 'name'});
    });
  });

  readonly #values: IOrAlt<unknown>[] = [
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
  ];
  value = this.RULE('value', () => {
    this.OR(this.#values);
  });

  readonly #literals: IOrAlt<unknown>[] = [
    {ALT: () => this.CONSUME(StringLiteral)},
    {ALT: () => this.CONSUME(DateLiteral)},
    {ALT: () => this.CONSUME(NumberLiteral)},
    ...this.oneOf(['TRUE', 'FALSE', 'NULL']),
  ];
  literal = this.RULE('literal', () => {
    this.OR(this.#literals);
  });
}

import {Prism} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {bqlGrammar} from './prism';

/** Returns the tokens of a query as `type:text`, without plain text. */
function tokens(query: string): string[] {
  return Prism.tokenize(query, bqlGrammar).flatMap((token) =>
    typeof token === 'string' ? [] : [`${token.type}:${token.content}`],
  );
}

describe('bqlGrammar', () => {
  it('distinguishes keywords, models, aliases, attributes, and values', () => {
    expect(tokens('FIND Finding AS f WHERE f.severity = "High"')).toEqual([
      'keyword:FIND',
      'class-name:Finding',
      'keyword:AS',
      'property:f',
      'keyword:WHERE',
      'property:f',
      'punctuation:.',
      'property:severity',
      'operator:=',
      'string:"High"',
    ]);
  });

  it('reads a phrase as one operator, even across a line break', () => {
    expect(tokens('firstFound IN\n LAST 14 days')).toEqual([
      'property:firstFound',
      'operator:IN\n LAST',
      'number:14 days',
    ]);
  });

  it('recognizes a relationship and its direction', () => {
    expect(tokens('THAT OWNS_RISK >> Host')).toEqual([
      'keyword:THAT',
      'relationship:OWNS_RISK',
      'operator:>>',
      'class-name:Host',
    ]);
  });

  it('reads a name as a function only before a parenthesis', () => {
    expect(tokens('count(*)')[0]).toBe('function:count');
    expect(tokens('f.id')).toEqual(['property:f', 'punctuation:.', 'property:id']);
  });

  it('ignores keywords inside a string', () => {
    expect(tokens('"FIND \\"x\\" LIMIT 5"')).toEqual(['string:"FIND \\"x\\" LIMIT 5"']);
  });
});

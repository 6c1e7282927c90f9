/// <reference types="remark-directive" />
import type {PhrasingContentMap} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {suggest} from '../../../base/text/suggest';
import {count} from './count';
import {defaultValue} from './default';
import {attributeNames, type Fact} from './fact';
import {limit} from './limit';
import {rating} from './rating';
import {version} from './version';

/** Facts of the product that a sentence can have by reference, by the name of their directive. */
export const facts: Record<string, Fact> = {count, default: defaultValue, limit, rating, version};

/**
 * What a directive inside a sentence stands for.
 *
 * @returns nothing where the directive is no fact
 * @throws {Error} when it names nothing, or several things; the message says what to write
 */
export const factOf = (node: PhrasingContentMap['textDirective']): string | undefined =>
  readFact(node.name, textOf(node), node.attributes ?? {});

function readFact(
  fact: string,
  name: string,
  attributes: Record<string, string | null | undefined>,
): string | undefined {
  const unknown = Object.keys(attributes).find(
    (key) => !(attributeNames as readonly string[]).includes(key),
  );
  if (facts[fact] && unknown)
    throw new Error(`takes no "${unknown}"; ${suggest(unknown, [...attributeNames])}`);
  return facts[fact]?.(name, attributes);
}

/** A fact as a writer typed it. */
export interface WrittenFact {
  fact: string;
  name: string;
  attributes: Record<string, string>;
}

const pattern = /:([a-z]+)\[([^\]\n]*)\](?:\{([^}\n]*)\})?/g;

/** The facts by reference in a text as written. */
export const factsIn = (text: string): WrittenFact[] =>
  Array.from(text.matchAll(pattern), toFact).filter(({fact}) => fact in facts);

/** A line of a page as its readers read it. A fact that names nothing stays as it's written. */
export const withFacts = (line: string): string =>
  line.replace(pattern, (...match) => {
    const {fact, name, attributes} = toFact(match);
    try {
      return readFact(fact, name, attributes) ?? match[0];
    } catch {
      return match[0];
    }
  });

function toFact([, fact = '', name = '', braces = '']: string[]): WrittenFact {
  const attributes = Array.from(
    String(braces).matchAll(/(\w+)(?:="([^"]*)")?/g),
    ([, key = '', value = '']) => [key, value],
  );
  return {fact, name, attributes: Object.fromEntries(attributes)};
}

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

/** Facts about the product that a sentence can refer to, by directive name. */
export const facts: Record<string, Fact> = {count, default: defaultValue, limit, rating, version};

/**
 * Returns the fact that an inline directive refers to.
 *
 * @returns `undefined` if the directive isn't a fact
 * @throws {Error} when it matches no fact, or several; the message says what to write
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

/** A fact as the writer typed it. */
export interface WrittenFact {
  fact: string;
  name: string;
  attributes: Record<string, string>;
}

const pattern = /:([a-z]+)\[([^\]\n]*)\](?:\{([^}\n]*)\})?/g;

/** Returns the fact directives in a text. */
export const factsIn = (text: string): WrittenFact[] =>
  Array.from(text.matchAll(pattern), toFact).filter(({fact}) => fact in facts);

/**
 * Returns what a written fact shows, or `undefined` if it isn't a fact.
 *
 * @throws {Error} when it matches no fact, or several; the message says what to write
 */
export const factNamed = ({fact, name, attributes}: WrittenFact): string | undefined =>
  readFact(fact, name, attributes);

/** Returns a page's line as readers see it. A fact with an unknown name stays as written. */
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

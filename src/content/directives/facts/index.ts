/// <reference types="remark-directive" />
import type {PhrasingContentMap} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {count} from './count';
import {defaultValue} from './default';
import type {Fact} from './fact';
import {limit} from './limit';
import {rating} from './rating';

/** Facts of the product that a sentence can have by reference, by the name of their directive. */
export const facts: Record<string, Fact> = {count, default: defaultValue, limit, rating};

/**
 * What a directive inside a sentence stands for.
 *
 * @returns nothing where the directive is no fact
 * @throws {Error} when it names nothing, or several things; the message says what to write
 */
export const factOf = (node: PhrasingContentMap['textDirective']): string | undefined =>
  facts[node.name]?.(textOf(node), node.attributes ?? {});

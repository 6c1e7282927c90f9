/** The facts of the product that pages share. Every other module reads them here, never from the YAML. */
import path from 'node:path';
import type * as z from 'zod';
import {loadYaml} from '../yaml/load';
import {fillIn} from './fill-in';
import {
  menuSchema,
  productSchema,
  ratingsSchema,
  rolesSchema,
  statusesSchema,
  versionsSchema,
} from './schema';

export {fillIn} from './fill-in';
export {hasMenuPath, rolesForMenuPath} from './menu';
export type {MenuItem, Release, Role} from './schema';

const file = (name: string) => path.join(__dirname, name);

const raw = loadYaml(file('product.yaml'), productSchema);

/** Loads a file of facts, the product's name filled in. */
function load<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  return JSON.parse(fillIn(JSON.stringify(loadYaml(file(name), schema)), raw));
}

/** Name, slug and addresses. */
export const product = load('product.yaml', productSchema);
/** The default roles, in alphabetical order. */
export const roles = load('roles.yaml', rolesSchema);
/** The menu tree, in the order of the screen. */
export const menu = load('menu.yaml', menuSchema);
/** Risk ratings with score ranges, and severities, highest first. */
export const ratings = load('ratings.yaml', ratingsSchema);
/** Statuses by kind of record. */
export const statuses = load('statuses.yaml', statusesSchema);
/** Releases of platform, agent and Connect, oldest first. */
export const versions = load('versions.yaml', versionsSchema);

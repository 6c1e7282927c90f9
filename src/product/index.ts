/** The facts of the product that pages share. Every other module reads them here, never from the YAML. */
import path from 'node:path';
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

/** Name, slug and addresses, `{product}` filled in. */
export const product: typeof raw = JSON.parse(fillIn(JSON.stringify(raw), raw));
/** The default roles, in alphabetical order. */
export const roles = loadYaml(file('roles.yaml'), rolesSchema);
/** The menu tree, in the order of the screen. */
export const menu = loadYaml(file('menu.yaml'), menuSchema);
/** Risk ratings with score ranges, and severities, highest first. */
export const ratings = loadYaml(file('ratings.yaml'), ratingsSchema);
/** Statuses by kind of record. */
export const statuses = loadYaml(file('statuses.yaml'), statusesSchema);
/** Releases of platform, agent and Connect, oldest first. */
export const versions = loadYaml(file('versions.yaml'), versionsSchema);

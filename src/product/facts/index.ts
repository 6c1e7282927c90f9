/** The facts about the product that pages share. Other modules use this one and never read the YAML. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {readEnvironment} from '../../base/environment';
import {type Language, original} from '../../base/languages';
import {loadYaml} from '../../base/yaml/load';
import {fillIn} from './fill-in';
import {rolesForMenuPath} from './menu';
import {type Message, messagesIn} from './messages';
import {namesOf, withRoles} from './permissions';
import {
  eventsSchema,
  type Form,
  formSchema,
  installationSchema,
  labelsSchema,
  limitsSchema,
  menuSchema,
  messagesSchema,
  networkSchema,
  notOfferedSchema,
  ownerStatementsSchema,
  permissionsSchema,
  productSchema,
  ratingsSchema,
  retentionSchema,
  rolesSchema,
  statusesSchema,
  versionsSchema,
} from './schema';

export {fillIn} from './fill-in';
export {hasMenuPath, rolesForMenuPath} from './menu';
export {isQuotation, type Message, messageIn, messagesIn} from './messages';
export type {Permission} from './permissions';
export type {
  Form,
  FormField,
  MenuItem,
  NotOffered,
  OwnerStatements,
  PlatformRelease,
  Role,
} from './schema';

const file = (name: string) => path.join(__dirname, name);

const raw = loadYaml(file('product.yaml'), productSchema);

/**
 * Loads a YAML file with the product's name filled in.
 *
 * @param path the file, from any folder
 * @throws {YamlError} when the file doesn't match the schema
 */
export function loadFilledIn<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  return JSON.parse(fillIn(JSON.stringify(loadYaml(path, schema)), raw));
}

const load = <T extends z.ZodType>(name: string, schema: T) => loadFilledIn(file(name), schema);

const {SITE_URL, SITE_BASE = '/', DOCUSAURUS_CURRENT_LOCALE} = readEnvironment(process.env);
const filledIn = load('product.yaml', productSchema);

/** The language that's being built: pages without a translation are in the original one. */
export const language = DOCUSAURUS_CURRENT_LOCALE ?? original;

/** Where the site in its original language is on its host: `/`, or a path such as `/docs-site/`. */
export const siteRoot = SITE_BASE;

/** Where the site in a language is on its host: `/de/`. */
export const baseIn = (code: Language): string =>
  code === original ? siteRoot : `${siteRoot}${code}/`;

/** Where the site in the language that's being built is on its host. */
export const siteBase = baseIn(language);
/** Name, slug, and addresses. `siteUrl` is the home page's address without a slash at its end. */
export const product = {
  ...filledIn,
  siteUrl: (SITE_URL ?? filledIn.siteUrl) + siteBase.slice(0, -1),
};
/** The default roles, in alphabetical order. */
export const roles = load('roles.yaml', rolesSchema);
/** The menu tree, in the order of the screen. */
export const menu = load('menu.yaml', menuSchema);
/** What roles permit, in the order of the menus, with every role that has it. */
export const permissions = withRoles(load('permissions.yaml', permissionsSchema), menu);

/** The names of what a default role permits: `['Everything']` for the System administrator role. */
export const permissionsOf = (role: string): string[] => namesOf(permissions, role);

/** Risk ratings with score ranges, and severities, highest first. */
export const ratings = load('ratings.yaml', ratingsSchema);
/** Statuses by kind of record. */
export const statuses = load('statuses.yaml', statusesSchema);
/** Releases of platform, agent and Connect, oldest first. */
export const versions = load('versions.yaml', versionsSchema);

/** What the product bounds, by feature. */
export const limits = load('limits.yaml', limitsSchema);

/** An instance that customers host: machines, connections, files, and commands. */
export const installation = load('installation.yaml', installationSchema);

/** What only the platform's owner can state. A statement is empty until then. */
export const ownerStatements = load('owner-statements.yaml', ownerStatementsSchema);

/** The platform's connections: TLS versions, and where a cloud instance's outbound connections come from. */
export const network = load('network.yaml', networkSchema);

/** What the application event log records, by category. */
export const events = load('events.yaml', eventsSchema);

/** What's kept, for how long, and what a deletion leaves. */
export const retention = load('retention.yaml', retentionSchema);

/** What readers look for and the product doesn't have, with what to use instead. */
export const notOffered = load('not-offered.yaml', notOfferedSchema);

/** What the product says when something goes wrong, word for word. */
export const messages: Message[] = messagesIn(load('messages.yaml', messagesSchema));

/** Words on screens that no other fact has. */
export const labels = load('labels.yaml', labelsSchema);

/** The default roles that can open a form, or `undefined` if it needs no role. */
export const rolesForForm = ({menu: path, roles: named}: Form): string[] | undefined =>
  named ?? rolesForMenuPath(menu, path);

/** The product's forms, by the name of their file. */
export const forms: Map<string, Form> = new Map(
  readdirSync(file('forms'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [path.basename(name, '.yaml'), load(`forms/${name}`, formSchema)]),
);

/** The screens on pages, drawn from the product's own data. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadFilledIn} from '../../product/facts';
import {type Screen, screenSchema} from './schema';

export type {Screen} from './schema';

const folder = path.join(__dirname, 'screens');

const loaded = new Map<string, Screen>();

/** Names of all screens, in alphabetical order. */
export const screenNames: string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => path.basename(file, '.yaml'))
  .sort();

/**
 * Reads a screen, with the product's name filled in.
 *
 * @param name its file in `screens/`, without the extension
 * @returns `undefined` if there's no such screen
 * @throws {YamlError} when the file isn't a valid screen
 */
export function findScreen(name: string): Screen | undefined {
  if (!screenNames.includes(name)) return undefined;
  const screen = loaded.get(name) ?? loadFilledIn(path.join(folder, `${name}.yaml`), screenSchema);
  loaded.set(name, screen);
  return screen;
}

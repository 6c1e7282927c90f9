/** The browser's storage, for good or for this visit, or nothing where a setting or a frame refuses it. */
export function browserStorage(
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Storage | undefined {
  try {
    return window[area];
  } catch {
    return undefined;
  }
}

/** Stores a value. Gives false where storage is refused or full. */
export function store(storage: Storage | undefined, key: string, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/**
 * Reads what `store` stored; nothing where there is none or it can't be read.
 *
 * @param isSound whether a value is what was stored: other scripts and readers can write there, too
 */
export function recall<T>(
  storage: Storage | undefined,
  key: string,
  isSound: (value: unknown) => value is T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isSound(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is an object whose properties of these names are texts. */
export function hasTexts<Name extends string>(
  value: unknown,
  ...names: Name[]
): value is Record<Name, string> {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof Reflect.get(value, name) === 'string');
}

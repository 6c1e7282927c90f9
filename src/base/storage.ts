/** Returns the browser's local or session storage, or `undefined` if a setting or a frame blocks it. */
export function browserStorage(
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Storage | undefined {
  try {
    return window[area];
  } catch {
    return undefined;
  }
}

/** Stores a value. Returns whether that worked: storage can be blocked or full. */
export function store(storage: Storage | undefined, key: string, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/**
 * Reads a value that `store` stored. Returns `undefined` if there isn't one or it can't be read.
 *
 * @param isSound whether a value has the expected shape; other scripts and readers can write to storage, too
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

/** Whether a value is an object with strings in the named properties. */
export function hasTexts<Name extends string>(
  value: unknown,
  ...names: Name[]
): value is Record<Name, string> {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof Reflect.get(value, name) === 'string');
}

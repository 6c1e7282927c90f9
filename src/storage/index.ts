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

/** Reads what `store` stored; nothing where there is none or it cannot be read. */
export function recall<T>(storage: Storage | undefined, key: string): T | undefined {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

import {useEffect, useRef} from 'react';
import {keep} from './kept';

/**
 * Keeps a component's state during a reload. The component restores it with `takeKept`.
 *
 * @param name unique on the page
 * @param read returns the state to keep, or `undefined` if there isn't any
 */
export function useKept(name: string, read: () => unknown): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => keep(name, () => latest.current()), [name]);
}

import {useEffect, useRef} from 'react';
import {keep} from './kept';

/**
 * Keeps what a component shows, if the page has to be loaded afresh. The component asks for it with `takeKept`.
 *
 * @param name unlike any other on the page
 * @param read gives the state to keep, or nothing where there is none
 */
export function useKept(name: string, read: () => unknown): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => keep(name, () => latest.current()), [name]);
}

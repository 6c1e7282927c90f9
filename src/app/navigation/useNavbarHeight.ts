import {useEffect} from 'react';

/**
 * Keeps the navbar's height in `--navbar-bottom`, for what stays below it. With large text, the navbar takes more lines than
 * its own style says.
 */
export function useNavbarHeight(isNeeded: boolean): void {
  useEffect(() => {
    const navbar = document.querySelector<HTMLElement>('.navbar');
    if (!isNeeded || !navbar) return undefined;
    const {style} = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--navbar-bottom', `${navbar.offsetHeight}px`),
    );
    observer.observe(navbar);
    return () => {
      observer.disconnect();
      style.removeProperty('--navbar-bottom');
    };
  }, [isNeeded]);
}

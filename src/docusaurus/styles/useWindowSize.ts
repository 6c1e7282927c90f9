import {useEffect, useState} from 'react';
import {desktop} from '../../base/breakpoint';

/**
 * Docusaurus's hook of the same name, except that it uses the same media query as the style sheets, so that both switch
 * at the same width.
 *
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-common/src/hooks/useWindowSize.ts
 *
 * @returns `ssr` on the server, and until React has hydrated the page
 */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const query = window.matchMedia(desktop);
    const update = () => setSize(query.matches ? 'desktop' : 'mobile');
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return size;
}

import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useEffect, useMemo, useState} from 'react';
import {methodsByAnchor} from '../../content/api-pages/methods';
import {revealActive} from './reveal-active';
import {sidebarMenu} from './sidebar';
import {useCurrentSection} from './useCurrentSection';

/**
 * Follows the reader through the operations of an API page, so that the sidebar can mark the one that's being read.
 *
 * @param items the sidebar's items, at all levels
 * @param path the page's address
 * @returns the page's address, with the anchor of the operation that's being read
 */
export function useOperationPath(items: readonly PropSidebarItem[], path: string): string {
  const operations = useMemo(() => methodsByAnchor(items, path), [items, path]);
  const [sections, setSections] = useState<string[]>([]);

  useEffect(() => {
    const headings = operations.size > 0 ? document.querySelectorAll('.api-page :is(h2, h3)') : [];
    setSections([...headings].map(({id}) => id));
  }, [operations]);

  const current = useCurrentSection(sections);
  const operation = current && operations.has(current) ? current : undefined;

  useEffect(() => {
    const menu = document.querySelector(sidebarMenu);
    // What has the focus stays where it is.
    if (operation && !menu?.contains(document.activeElement)) revealActive(menu);
  }, [operation]);

  return operation ? `${path}#${operation}` : path;
}

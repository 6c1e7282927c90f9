import {useThemeConfig} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import {sectionNames} from '../../search/sections';

/** Returns the names of the site's sections, in navbar order. */
export function useSectionNames(): string[] {
  const themeConfig = useThemeConfig();
  return useMemo(() => [...sectionNames(themeConfig as never).values()], [themeConfig]);
}

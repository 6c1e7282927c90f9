import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';

/** Gives the link that tells support about a query without results. */
export function useReportUrl() {
  const {supportEmail} = useDocusaurusContext().siteConfig.customFields as {supportEmail: string};
  return useCallback(
    ({query}: {query: string}) => {
      const subject = encodeURIComponent(`Search: no results for "${query}"`);
      const body = encodeURIComponent(`I searched the documentation for "${query}" and expected: `);
      return `mailto:${supportEmail}?subject=${subject}&body=${body}`;
    },
    [supportEmail],
  );
}

import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NothingFound from '@site/src/app/search/nothing-found/NothingFound';
import {type ComponentProps, useEffect} from 'react';
import {type AnalyticsOptions, sendEvent} from './events';

/** A reader who still types sees this for a shorter time. */
const pauseMilliseconds = 1000;

const counted = new Set<string>();

/**
 * What search shows for a query without results, which also counts the query, once. The query isn't sent: it can contain
 * anything that a reader pasted.
 */
export default function CountedNothingFound(props: ComponentProps<typeof NothingFound>) {
  const {query} = props;
  const analytics = useDocusaurusContext().siteConfig.customFields?.analytics as AnalyticsOptions;
  const {pathname} = useLocation();
  useEffect(() => {
    if (counted.has(query)) return;
    const timer = setTimeout(() => {
      counted.add(query);
      void sendEvent(analytics, 'Search without results', pathname);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [query, analytics, pathname]);
  return <NothingFound {...props} />;
}

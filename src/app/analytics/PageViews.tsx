import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';
import {refusesTracking} from './consent';
import {type AnalyticsOptions, countPageView} from './page-views';

/** Counts a page view on each page change, if the site has an event API and the reader hasn't opted out. */
export default function PageViews(): null {
  const {siteConfig} = useDocusaurusContext();
  const analytics = siteConfig.customFields?.analytics as AnalyticsOptions | undefined;
  const {pathname} = useLocation();
  useEffect(() => {
    if (analytics && !refusesTracking(navigator)) void countPageView(analytics, pathname);
  }, [analytics, pathname]);
  return null;
}

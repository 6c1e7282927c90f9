import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {branchTo} from '../../docusaurus/routing/branch-to';
import {refusesTracking} from './consent';
import {type AnalyticsOptions, sendEvent} from './events';

const analytics = siteConfig.customFields?.analytics as AnalyticsOptions;

/** Counts each page that's shown, and pages that don't exist; measures the first page. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location: {pathname},
  previousLocation,
}) => {
  if (previousLocation?.pathname === pathname) return;
  void sendEvent(analytics, 'pageview', pathname);
  if (branchTo(routes, pathname).length === 0)
    void sendEvent(analytics, '404', pathname, {interactive: false});
  if (!previousLocation && !refusesTracking(navigator)) measure(pathname).catch(() => {});
};

async function measure(pathname: string) {
  const {measureVitals} = await import(/* webpackChunkName: "events" */ './web-vitals');
  measureVitals((props) => {
    void sendEvent(analytics, 'Web vitals', pathname, {props, interactive: false});
  });
}

import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/**
 * The last error boundary. Shows the crash screen inside the site's layout, or alone if the layout itself crashes.
 *
 * The layout needs a route, and a crashed app no longer has one: https://github.com/facebook/docusaurus/pull/9852
 */
export default function ErrorScreen(props: Props) {
  const screen = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => screen}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>{screen}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

import PageViews from '@site/src/app/analytics/PageViews';
import FeedbackButton from '@site/src/app/feedback/FeedbackButton';
import type {Props} from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ReactNode} from 'react';

/** Adds what every page needs: the feedback widget and, if configured, analytics. */
export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <Layout {...props} />
      <FeedbackButton />
      <PageViews />
    </>
  );
}

import FeedbackButton from '@site/src/app/feedback/FeedbackButton';
import type {Props} from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ReactNode} from 'react';

/** Adds the feedback widget to every page. */
export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <Layout {...props} />
      <FeedbackButton />
    </>
  );
}

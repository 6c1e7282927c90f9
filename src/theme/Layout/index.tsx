import FeedbackButton from '@site/src/app/feedback/FeedbackButton';
import type {Props} from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ReactNode} from 'react';

/** Adds the feedback widget to pages without a footer. On all others, the footer has it. */
export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <Layout {...props} />
      {props.noFooter && <FeedbackButton />}
    </>
  );
}

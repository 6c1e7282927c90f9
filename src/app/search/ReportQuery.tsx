import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState} from 'react';
import type {FeedbackOptions} from '../feedback/options';
import styles from './ReportQuery.module.css';
import {mailReport, postReport, type ReportState} from './report';

const notices: Partial<Record<ReportState, string>> = {
  sending: 'Sending…',
  sent: 'Thank you. Your report was sent.',
  kept: "The report couldn't be sent yet. This browser will save it and send it when you're back online.",
};

/** A line that lets readers report a query without results: to the endpoint if there is one; otherwise, by mail. */
export default function ReportQuery({query}: {query: string}) {
  const options = useDocusaurusContext().siteConfig.customFields as unknown as FeedbackOptions;
  const [report, setReport] = useState<{query: string; state: ReportState}>();
  // A report belongs to one query, so that another query can be reported, too.
  const state = report?.query === query ? report.state : undefined;
  const mail = mailReport(query, options.supportEmail);

  function send(endpoint: string) {
    if (state && state !== 'failed') return;
    const tell = (state: ReportState) => setReport({query, state});
    tell('sending');
    void postReport(query, endpoint, options.version).then(tell);
  }

  const {feedbackUrl} = options;
  return (
    <div className={styles.report}>
      <p>
        Believe this query should return results?{' '}
        {feedbackUrl ? (
          <button
            type="button"
            aria-disabled={Boolean(state) && state !== 'failed'}
            onClick={() => send(feedbackUrl)}
          >
            Let us know.
          </button>
        ) : (
          <a href={mail}>Let us know.</a>
        )}
      </p>
      {/* Always rendered, because a live region that appears together with its text isn't announced. */}
      <p aria-live="polite">
        {state && notices[state]}
        {state === 'failed' && (
          <>
            The report couldn't be sent. Try again, or <a href={mail}>send it by email</a>.
          </>
        )}
      </p>
    </div>
  );
}

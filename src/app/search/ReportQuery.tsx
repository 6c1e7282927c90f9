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

/** A line that lets a reader report a query in vain: to the feedback endpoint where there is one, else by mail. */
export default function ReportQuery({query}: {query: string}) {
  const options = useDocusaurusContext().siteConfig.customFields as unknown as FeedbackOptions;
  const [report, setReport] = useState<{query: string; state: ReportState}>();
  // A report is of one query; another can be reported, too.
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
      {/* There from the start: what appears together with its text isn't announced. */}
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

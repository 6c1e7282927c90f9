import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useState} from 'react';
import {composeMessage} from './message';
import type {FeedbackOptions} from './options';
import styles from './PageVote.module.css';

/** Why a page didn't help, in one click. */
const reasons = [
  'Something is wrong',
  "It's hard to understand",
  'Something is missing',
  'It answers another question',
];

type State = 'asking' | 'why' | 'sent' | 'failed';

/**
 * Asks whether the page helped. Answers go to the feedback endpoint like messages, so they're kept and sent again. Not
 * shown without an endpoint, because no one would write an email for that.
 */
export default function PageVote(): ReactNode {
  const {feedbackUrl, version} = useDocusaurusContext().siteConfig
    .customFields as unknown as FeedbackOptions;
  const [state, setState] = useState<State>('asking');
  if (!feedbackUrl) return null;

  async function vote(endpoint: string, answer: string) {
    setState('sent');
    const {deliverVote} = await import('./deliver-vote');
    const draft = {text: `Was this page helpful? ${answer}`, email: ''};
    const {title} = document;
    const context = {location, title, siteVersion: version, now: new Date()};
    if (!(await deliverVote(endpoint, composeMessage(draft, context)))) setState('failed');
  }

  return (
    <section aria-label="Feedback on this page" className={styles.vote}>
      {state === 'asking' && (
        <>
          <p>Was this page helpful?</p>
          <button type="button" onClick={() => void vote(feedbackUrl, 'Yes.')}>
            Yes
          </button>
          <button type="button" onClick={() => setState('why')}>
            No
          </button>
        </>
      )}
      {state === 'why' && (
        <>
          <p>What went wrong?</p>
          {reasons.map((reason) => (
            <button
              key={reason}
              type="button"
              onClick={() => void vote(feedbackUrl, `No. ${reason}.`)}
            >
              {reason}
            </button>
          ))}
        </>
      )}
      <p role="status">
        {state === 'sent' && 'Thank you for your answer.'}
        {state === 'failed' && "Your answer couldn't be sent. Use the Feedback button instead."}
      </p>
    </section>
  );
}

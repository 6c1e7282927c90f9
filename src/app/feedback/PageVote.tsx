import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import LineIcon from '../../base/components/LineIcon';
import {composeMessage} from './message';
import type {FeedbackOptions} from './options';
import styles from './PageVote.module.css';

/** Why a page didn't help, in one click. */
const reasons = [
  'Something is wrong',
  'Something is missing',
  'Hard to understand',
  'Not what I looked for',
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
  const why = useRef<HTMLFieldSetElement>(null);

  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (state === 'why') why.current?.querySelector('button')?.focus();
  }, [state]);

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
    <section aria-label="Feedback on this page" className={styles.vote} data-state={state}>
      {state === 'asking' && (
        <fieldset>
          <legend>Was this page helpful?</legend>
          <button type="button" className="button" onClick={() => void vote(feedbackUrl, 'Yes.')}>
            <Thumb />
            Yes
          </button>
          <button type="button" className="button" onClick={() => setState('why')}>
            <Thumb isDown />
            No
          </button>
        </fieldset>
      )}
      {state === 'why' && (
        <fieldset ref={why} className={styles.why}>
          <legend>What went wrong?</legend>
          {reasons.map((reason) => (
            <button
              key={reason}
              type="button"
              className="button"
              onClick={() => void vote(feedbackUrl, `No. ${reason}.`)}
            >
              {reason}
            </button>
          ))}
        </fieldset>
      )}
      <p role="status" className={state === 'failed' ? styles.failed : undefined}>
        {state === 'sent' && 'Thank you for your answer.'}
        {state === 'failed' && "Your answer couldn't be sent. Use the Feedback button instead."}
      </p>
    </section>
  );
}

const Thumb = ({isDown}: {isDown?: boolean}) => (
  <LineIcon
    width={16}
    className={isDown ? styles.down : undefined}
    d="M8 11v9H4v-9h4l4-8c1.7 0 2.5 1 2.5 2.5V10h4l1.5 1.5-1 7L17.5 20H8"
  />
);

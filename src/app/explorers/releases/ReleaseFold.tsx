import type {ReactNode} from 'react';
import {shortDate} from '../../../base/text/dates';
import type {Tally} from '../../../product/releases/tally';
import {KindCounts} from './KindCounts';

interface Props {
  name: string;
  headline: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  /** A {@link Tally} as JSON. */
  tally: string;
  /** Whether the release isn't folded at first. */
  open?: 'true';
  /** The release's important entries, and a link to its page. */
  children: ReactNode;
}

/** A release in the list of releases: a line that unfolds. */
export default function ReleaseFold({
  name,
  headline,
  date,
  tally,
  open,
  children,
}: Props): ReactNode {
  return (
    <details className="release" open={open === 'true'}>
      <summary>
        <strong>{name}</strong>
        <span className="release-headline">{headline}</span>
        <span className="release-counts">
          <KindCounts tally={JSON.parse(tally) as Tally} />
        </span>
        <time dateTime={date}>{shortDate(date)}</time>
      </summary>
      {children}
    </details>
  );
}

import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import {longDate} from '../../../base/text/dates';
import {kindClass} from '../../../content/release-notes/kind-chip';
import {byUrgency, type EntryKind, kinds} from '../../../product/releases/kinds';
import type {ListedEntry, RichText} from '../../../product/releases/listing';
import {products} from '../../../product/releases/products';

/** Headings for each kind of entry when the reader compares versions. */
const questions: Record<EntryKind, string> = {
  'upgrade-note': 'What you must do',
  deprecated: "What's going away",
  new: 'What you get',
  improved: "What's improved",
  'known-issue': 'What to know',
  fixed: "What's fixed",
};

/** A release's section with steps. */
export interface UpgradeSteps {
  release: string;
  route: string;
}

interface AnswersProps {
  entries: ListedEntry[];
  /** Where the releases tell what to do, if not in entries. */
  steps: UpgradeSteps[];
}

/** The entries between two versions, grouped under headings, with what to do first. */
export function Answers({entries, steps}: AnswersProps): ReactNode {
  return (
    <>
      {steps.length > 0 && (
        <section>
          <h3>{questions['upgrade-note']}</h3>
          <ol>
            {steps.map(({release, route}) => (
              <li key={route}>
                <Link to={route}>Upgrade steps of {release}</Link>
              </li>
            ))}
          </ol>
        </section>
      )}
      {byUrgency
        .filter((kind) => entries.some((entry) => entry.kind === kind))
        .map((kind) => (
          <section key={kind}>
            <h3>{questions[kind]}</h3>
            <List entries={entries.filter((entry) => entry.kind === kind)} />
          </section>
        ))}
    </>
  );
}

/** Entries, each with its kind, number, and release. */
export const List = ({entries}: {entries: ListedEntry[]}): ReactNode => (
  <ul className="found-entries">
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </ul>
);

/** A connector's entry has no number that readers know. The connector and its version lead to it. */
function Entry({entry}: {entry: ListedEntry}): ReactNode {
  const {id, kind, product, version, date, area, about, route, content} = entry;
  return (
    <li className="entry">
      <span className={kindClass(kind)}>{kinds[kind].label}</span>
      {!about && (
        <Link to={route} className="entry-number">
          <code>{id}</code>
        </Link>
      )}
      <small>
        {about ? <Link to={route}>{about}</Link> : `${products[product].label} ${version}`}
        {` · ${longDate(date)}`}
      </small>
      <p>
        <strong>{area}.</strong>{' '}
        {content.map((piece, index) => (
          <Fragment key={index}>{draw(piece)}</Fragment>
        ))}
      </p>
    </li>
  );
}

function draw(piece: RichText): ReactNode {
  if (typeof piece === 'string') return piece;
  const [Kind, text, to = ''] = piece;
  return Kind === 'link' ? <Link to={to}>{text}</Link> : <Kind>{text}</Kind>;
}

import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import {longDate} from '../../../base/text/dates';
import {type EntryKind, kinds} from '../../../product/releases/kinds';
import type {ListedEntry, RichText} from '../../../product/releases/listing';
import {products} from '../../../product/releases/products';
import styles from './answers.module.css';

/** Headings for each kind of entry when the reader compares versions, in order of urgency. */
export const questions: Record<EntryKind, string> = {
  'upgrade-note': 'What you must do',
  deprecated: "What's going away",
  new: 'What you get',
  improved: "What's improved",
  'known-issue': 'What to know',
  fixed: "What's fixed",
};

/** The entries between two versions, grouped under headings. */
export function Answers({entries}: {entries: ListedEntry[]}): ReactNode {
  const asked = [...new Set(entries.map(({kind}) => kind))];
  return asked.map((kind) => (
    <section key={kind}>
      <h3>{questions[kind]}</h3>
      <List entries={entries.filter((entry) => entry.kind === kind)} />
    </section>
  ));
}

/** Entries, each with its location. */
export const List = ({entries}: {entries: ListedEntry[]}): ReactNode => (
  <ul className={styles.entries}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <small>
          <Link to={entry.route}>
            {entry.about ?? `${products[entry.product].label} ${entry.version}`}
          </Link>
          {` · ${longDate(entry.date)} · ${kinds[entry.kind].label} · ${entry.area}`}
        </small>
        <p>
          {entry.content.map((piece, index) => (
            <Fragment key={index}>{draw(piece)}</Fragment>
          ))}
        </p>
      </li>
    ))}
  </ul>
);

function draw(piece: RichText): ReactNode {
  if (typeof piece === 'string') return piece;
  const [Kind, text, to = ''] = piece;
  return Kind === 'link' ? <Link to={to}>{text}</Link> : <Kind>{text}</Kind>;
}

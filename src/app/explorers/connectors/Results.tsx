import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import Found from '../kit/Found';
import {type Entry, findEntries} from './find';
import {initialsOf} from './initials';
import {format, type Query} from './query';
import styles from './results.module.css';

/** The connectors that a query finds, as cards that lead to their pages. */
export default function Results({entries, query}: {entries: Entry[]; query: Query}): ReactNode {
  return (
    <Found
      entries={entries}
      query={query}
      format={format}
      find={findEntries}
      names={['connector', 'connectors']}
    >
      {(shown) => (
        <ul className={styles.cards}>
          {shown.map(({connector}) => (
            <Card key={connector.route} connector={connector} />
          ))}
        </ul>
      )}
    </Found>
  );
}

function Card({connector}: Pick<Entry, 'connector'>): ReactNode {
  const {title, route, vendor, category, description, formerNames, status} = connector;
  const facts = [
    directionLabels[connector.direction],
    hostingLabels[connector.hosting],
    connector.authentication,
    ...(status === 'current' ? [] : [statusLabels[status]]),
  ];
  return (
    <li className={styles.card}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(title)}
      </span>
      <div>
        <Link to={route}>{title}</Link>
        <small>
          {vendor} · {category}
          {formerNames.length > 0 && <> · formerly {formerNames.join(', ')}</>}
        </small>
        <p>{description}</p>
        <small>{facts.join(' · ')}</small>
      </div>
    </li>
  );
}

import Link from '@docusaurus/Link';
import {useEffect, useState} from 'react';
import {listed} from '../../../base/text/words';
import {type Absence, absencesFor, loadHelp, type NothingFoundHelp, nearestTerms} from './help';
import styles from './NothingFound.module.css';

interface Props {
  query: string;
  /** The words of the query that no page has. */
  unknownWords?: string[];
  /** Called when the reader follows a link. */
  onLeave?: () => void;
}

/** Where readers find most of what they look up by name. */
const lookups = [
  ['Connectors', '/docs/connectors'],
  ['Glossary', '/docs/reference/glossary'],
  ['Error messages', '/docs/errors'],
] as const;

/**
 * For a query without results: what search understood, similar terms, where else to look, and what the product doesn't
 * offer.
 */
export default function NothingFound({query, unknownWords = [], onLeave}: Props) {
  const [help, setHelp] = useState<NothingFoundHelp>();
  // The reader can still try another query without it.
  useEffect(() => void loadHelp().then(setHelp, () => {}), []);
  const terms = help ? nearestTerms(query, help.terms) : [];
  const about = help ? absencesFor(query, help.absences) : [];
  return (
    <div className={styles.help}>
      {unknownWords.length > 0 && (
        <p>
          No page has {unknownWords.length === 1 ? 'the word' : 'the words'}{' '}
          <strong>{listed(unknownWords, 'or')}</strong>.
        </p>
      )}
      {terms.length > 0 && (
        <>
          <p>Similar terms in the glossary:</p>
          <ul>
            {terms.map(({term, route}) => (
              <li key={route}>
                <Link to={route} onClick={onLeave}>
                  {term}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Look it up in these lists:</p>
      <ul>
        {lookups.map(([name, route]) => (
          <li key={route}>
            <Link to={route} onClick={onLeave}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {help && (
        <details className="fold" open={about.length > 0} key={query}>
          <summary>What the platform doesn't offer</summary>
          <Absences absences={about.length > 0 ? about : help.absences} onLeave={onLeave} />
        </details>
      )}
    </div>
  );
}

function Absences({absences, onLeave}: {absences: Absence[]; onLeave?: () => void}) {
  return (
    <ul>
      {absences.map(({what, instead, route}) => (
        <li key={route}>
          <Link to={route} onClick={onLeave}>
            {what}
          </Link>
          : {instead}
        </li>
      ))}
    </ul>
  );
}

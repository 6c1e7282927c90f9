import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {
  type Answer,
  type Directory,
  type DirectoryQuery,
  type Facet,
  toggled,
  valuesIn,
} from './directory';
import styles from './directory.module.css';
import FacetLink from './FacetLink';

interface Props {
  directory: Directory;
  query: DirectoryQuery;
  counts: Answer['counts'];
  onChange: (part: Facet, values: string) => void;
}

/**
 * The facets next to the list, and how many connectors each of their values would leave. Categories have a place of
 * their own. Sixty data models would be a long list, so they're a menu.
 */
export default function Facets({directory, query, counts, onChange}: Props): ReactNode {
  // Only readers with JavaScript can use the menu, so the page doesn't carry its options.
  const isBrowser = useIsBrowser();
  return directory.facets.map(({part, label, options}) => {
    if (part === 'category') return null;
    if (part === 'model')
      return (
        <label key={part} className={styles.menu}>
          <span>{label}</span>
          <select value={query[part]} onChange={({target}) => onChange(part, target.value)}>
            <option value="">Any data model</option>
            {isBrowser &&
              options.map(([value, text], index) => (
                <option key={value} value={value}>
                  {`${text} (${counts[part][index]})`}
                </option>
              ))}
          </select>
        </label>
      );
    return (
      <div key={part} className={styles.facet}>
        <p id={`facet-${part}`}>{label}</p>
        <ul aria-labelledby={`facet-${part}`}>
          {options.map(([value, text], index) => (
            <li key={value}>
              <FacetLink
                part={part}
                value={value}
                count={counts[part][index] ?? 0}
                isChosen={valuesIn(query[part]).includes(value)}
                onToggle={() => onChange(part, toggled(query[part], value))}
              >
                {text}
              </FacetLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

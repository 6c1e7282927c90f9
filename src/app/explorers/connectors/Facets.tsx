import useIsBrowser from '@docusaurus/useIsBrowser';
import type {MouseEvent, ReactNode} from 'react';
import {
  type Answer,
  type Directory,
  type DirectoryQuery,
  type Facet,
  facetAddress,
  facetWord,
} from './directory';
import styles from './directory.module.css';

interface Props {
  directory: Directory;
  query: DirectoryQuery;
  counts: Answer['counts'];
  onChange: (part: Facet, value: string) => void;
}

/**
 * The facets and how many connectors each of their values would leave. They're links, so that they work without
 * JavaScript and open in new tabs. Sixty data models would be a long list, so they're a menu.
 */
export default function Facets({directory, query, counts, onChange}: Props): ReactNode {
  // Only readers with JavaScript can use the menu, so the page doesn't carry its options.
  const isBrowser = useIsBrowser();
  return directory.facets.map(({part, label, options}) =>
    part === 'model' ? (
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
    ) : (
      <div key={part} className={styles.facet}>
        <p id={`facet-${part}`}>{label}</p>
        <ul aria-labelledby={`facet-${part}`}>
          {options.map(([value, text], index) => {
            const isOn = query[part] === value;
            const count = counts[part][index] ?? 0;
            return (
              <li key={value}>
                <a
                  id={part === 'category' ? undefined : facetWord(part, value)}
                  href={facetAddress(part, value)}
                  aria-current={isOn || undefined}
                  data-count={count}
                  onClick={(event) => {
                    if (opensElsewhere(event)) return;
                    event.preventDefault();
                    onChange(part, isOn ? '' : value);
                  }}
                >
                  {text}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    ),
  );
}

/** Whether a click opens a link in another tab or window. */
const opensElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

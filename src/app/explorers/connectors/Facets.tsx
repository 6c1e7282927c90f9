import useIsBrowser from '@docusaurus/useIsBrowser';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {
  type Answer,
  type Directory,
  type DirectoryQuery,
  type Facet,
  facetAddress,
  facetWord,
  toggled,
  valuesIn,
} from './directory';
import styles from './directory.module.css';

interface Props {
  directory: Directory;
  query: DirectoryQuery;
  counts: Answer['counts'];
  onChange: (part: Facet, values: string) => void;
}

/** A list that's much longer shows its first values, and folds the others. */
const short = 6;

/**
 * The facets and how many connectors each of their values would leave. They're links, so that they work without
 * JavaScript and open in new tabs, and checkboxes as soon as several can be chosen. Sixty data models would be a long
 * list, so they're a menu.
 */
export default function Facets({directory, query, counts, onChange}: Props): ReactNode {
  // Only readers with JavaScript can use the menu, so the page doesn't carry its options.
  const isBrowser = useIsBrowser();
  return directory.facets.map(({part, label, options}) => {
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
    const chosen = valuesIn(query[part]);
    const items = options.map(([value, text], index) => (
      <li key={value}>
        <a
          id={part === 'category' ? undefined : facetWord(part, value)}
          href={facetAddress(part, value)}
          data-count={counts[part][index] ?? 0}
          {...(isBrowser && {role: 'checkbox', 'aria-checked': chosen.includes(value)})}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onChange(part, toggled(query[part], value));
          }}
          onKeyDown={pressOnSpace}
        >
          {text}
        </a>
      </li>
    ));
    const first = options.length > short + 3 ? short : options.length;
    const folded = options.slice(first);
    return (
      <div key={part} className={styles.facet}>
        <p id={`facet-${part}`}>{label}</p>
        <ul aria-labelledby={`facet-${part}`}>{items.slice(0, first)}</ul>
        {folded.length > 0 && (
          <details
            className="fold"
            open={folded.some(([value]) => chosen.includes(value)) || undefined}
          >
            <summary>Show {folded.length} more</summary>
            <ul aria-labelledby={`facet-${part}`}>{items.slice(first)}</ul>
          </details>
        )}
      </div>
    );
  });
}

/** Whether a click opens a link in another tab or window. */
const opensElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

import {type ReactNode, useEffect, useState} from 'react';
import {desktop} from '../../../base/breakpoint';
import type {PageData} from '../plugin';
import styles from './page.module.css';

interface Props {
  topics: PageData['topics'];
  onOpen: (query: string) => void;
}

/** The menu of examples: next to the editor if there is room; otherwise, collapsed above it. */
export default function Examples({topics, onOpen}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const narrow = !window.matchMedia(desktop).matches;
    setNarrow(narrow);
    setOpen(!narrow);
  }, []);

  function open(query: string) {
    if (isNarrow) setOpen(false);
    onOpen(query);
  }

  return (
    <nav className={styles.examples} aria-label="Examples">
      <details open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>Examples</summary>
        {topics.map(({title, examples}, index) => (
          <details key={title} name="topic" open={index === 0 || undefined}>
            <summary>{title}</summary>
            <ul>
              {examples.map((example) => (
                <li key={example.title}>
                  <button type="button" onClick={() => open(example.query)}>
                    {example.title}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </details>
    </nav>
  );
}

import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {PageData} from '../plugin';
import Filter from './Filter';
import styles from './panel.module.css';

interface Props {
  topics: PageData['topics'];
  onOpen: (query: string) => void;
}

/** The example library's queries by topic, with a field that shows the ones with the typed words. */
export default function Examples({topics, onOpen}: Props): ReactNode {
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/);
  const shown = topics
    .map(({title, examples}) => ({
      title,
      examples: examples.filter((example) => {
        const searched = `${example.title} ${example.query}`.toLowerCase();
        return words.every((word) => searched.includes(word));
      }),
    }))
    .filter(({examples}) => examples.length > 0);
  return (
    <>
      <Filter label="Find an example" text={text} onText={setText} />
      <p role="status" className={styles.none}>
        {shown.length === 0 && 'No example has these words.'}
      </p>
      {shown.map(({title, examples}) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.group}>
            {title} <span>{examples.length}</span>
          </h2>
          <ul>
            {examples.map((example) => (
              <li key={example.title}>
                <button
                  type="button"
                  className={clsx(styles.item, styles.example)}
                  onClick={() => onOpen(example.query)}
                >
                  {example.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

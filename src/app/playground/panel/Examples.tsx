import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {PageData} from '../plugin';
import Filter from './Filter';
import {bestFirst, isFound} from './find';
import Group from './Group';
import styles from './panel.module.css';

interface Props {
  topics: PageData['topics'];
  onOpen: (query: string) => void;
}

/** The example library's queries by topic, with a field that shows the ones with the typed words. */
export default function Examples({topics, onOpen}: Props): ReactNode {
  const [text, setText] = useState('');
  const isNamed = ({title}: {title: string}) => isFound(text, title);
  const found = topics
    .map(({title, examples}) => {
      const those = examples.filter(({title: name, about, query, questions}) =>
        isFound(text, title, name, about, query, ...questions),
      );
      return {title, examples: bestFirst(those, isNamed)};
    })
    .filter(({examples}) => examples.length > 0);
  const shown = bestFirst(found, ({examples}) => examples.some(isNamed));
  const [first] = shown.flatMap(({examples}) => examples);
  return (
    <>
      <Filter
        label="Find an example"
        text={text}
        onText={setText}
        onEnter={() => first && onOpen(first.query)}
      />
      <p role="status" className={styles.none}>
        {shown.length === 0 && 'No example has these words.'}
      </p>
      {shown.map(({title, examples}) => (
        <Group key={title} title={title} count={examples.length}>
          {examples.map((example) => (
            <li key={example.title}>
              <button
                type="button"
                className={clsx(styles.item, styles.example)}
                onClick={() => onOpen(example.query)}
              >
                {example.title}
                {text.trim() && example.about && <small>{example.about}</small>}
              </button>
            </li>
          ))}
        </Group>
      ))}
    </>
  );
}

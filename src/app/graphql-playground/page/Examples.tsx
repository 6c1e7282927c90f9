import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {WrittenOperation} from '../../../content/api-examples/link';
import {useStoredList} from '../../playground/my-queries/stored-list';
import Filter from '../../playground/panel/Filter';
import {isFound} from '../../playground/panel/find';
import Group from '../../playground/panel/Group';
import styles from '../../playground/panel/panel.module.css';
import {history, nameOf} from '../history';
import type {GraphqlPageData} from '../plugin';

interface Props {
  topics: GraphqlPageData['topics'];
  isOpen: boolean;
  onFold: () => void;
  onOpen: (operation: WrittenOperation) => void;
}

const label = 'Examples and your last operations';

/** The operations of the pages and the last ones of the reader, next to the editor if there's room; otherwise, below. */
export default function Examples({topics, isOpen, onFold, onOpen}: Props): ReactNode {
  const [text, setText] = useState('');
  const {items: own} = useStoredList(history);
  const groups = [
    {title: 'Your last operations', examples: own.map((each) => ({...each, title: nameOf(each)}))},
    ...topics,
  ]
    .map(({title, examples}) => ({
      title,
      examples: examples.filter((example) => isFound(text, title, example.title, example.query)),
    }))
    .filter(({examples}) => examples.length > 0);

  return (
    <aside className={styles.panel} aria-label={label}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onFold}>
        {label}
      </button>
      <div className={clsx(styles.body, isOpen && styles.open)}>
        <div className={styles.content}>
          <Filter label="Find an example" text={text} onText={setText} />
          <p role="status" className={styles.none}>
            {groups.length === 0 && 'No example has these words.'}
          </p>
          {groups.map(({title, examples}) => (
            <Group key={title} title={title} count={examples.length}>
              {examples.map((example) => (
                <li key={`${example.title} ${example.query} ${example.variables}`}>
                  <button
                    type="button"
                    className={clsx(styles.item, styles.example)}
                    onClick={() => onOpen(example)}
                  >
                    {example.title}
                  </button>
                </li>
              ))}
            </Group>
          ))}
          {own.length > 0 && (
            <button
              type="button"
              className={clsx(styles.item, styles.example)}
              onClick={() => history.clear()}
            >
              Forget your last operations
            </button>
          )}
        </div>
      </div>
    </aside>
  );
}

import {type ReactNode, useState} from 'react';
import type {Chapter} from '../../content/lessons/remark';
import styles from './list.module.css';
import {anchorOf, setDone, useDone} from './progress';

interface Props {
  /** The page's exercises as JSON, a list of {@link Chapter}. */
  chapters: string;
}

/** The exercises of a page by chapter, with those that the reader has done on this device. */
export default function ExerciseList({chapters}: Props): ReactNode {
  const [all] = useState(() => JSON.parse(chapters) as Chapter[]);
  const exercises = all.flatMap((chapter) => chapter.exercises);
  const done = useDone();
  const [cleared, setCleared] = useState<readonly string[]>();
  const left = exercises.filter(({id}) => !done.includes(id));
  const count = exercises.length - left.length;
  const [next] = left;

  function startAgain() {
    setCleared(done);
    const names = exercises.map(({id}) => id);
    setDone(done.filter((name) => !names.includes(name)));
  }

  function undo() {
    if (cleared) setDone(cleared);
    setCleared(undefined);
  }

  return (
    <nav className={styles.list} aria-label="Exercises">
      <div className={styles.progress}>
        <p>
          <b>
            {count} of {exercises.length}
          </b>{' '}
          done
        </p>
        {next && (
          <a className="button button--primary" href={`#${anchorOf(next.id)}`}>
            {count === 0 ? 'Start' : 'Continue'}
          </a>
        )}
        {(count > 0 || cleared) && (
          <button type="button" className="button" onClick={count > 0 ? startAgain : undo}>
            {count > 0 ? 'Start again' : 'Undo'}
          </button>
        )}
      </div>
      <ol>
        {all.map((chapter) => (
          <li key={chapter.title}>
            {chapter.title}
            <ol>
              {chapter.exercises.map(({id, title}) => {
                const number = exercises.findIndex((each) => each.id === id) + 1;
                const isDone = done.includes(id);
                return (
                  <li key={id}>
                    <a
                      href={`#${anchorOf(id)}`}
                      title={title}
                      aria-label={`${number}. ${title}${isDone ? ', done' : ''}`}
                      className={isDone ? styles.finished : undefined}
                    >
                      {number}
                    </a>
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

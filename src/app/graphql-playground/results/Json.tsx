import Prism from 'prismjs/components/prism-core';
import {type ReactNode, useState} from 'react';
import {isJsonObject} from '../../../base/json';
import QueryAction from '../../playground/QueryAction';
import {jsonGrammar} from '../json-grammar';
import styles from './json.module.css';
import {oneLine} from './one-line';

interface Props {
  value: unknown;
  /** The value's name in the object that it's part of. */
  name?: string;
  /** What follows the value: a comma, or nothing. */
  after?: string;
  depth?: number;
}

/** What fits on one line stays on one line, as in the results on pages. */
const width = 72;

/** The most items of a list that are shown at once. */
const step = 50;

/** JSON with colors. What doesn't fit on one line can be folded. Long lists are shown step by step. */
export default function Json({value, name, after = '', depth = 0}: Props): ReactNode {
  const key = name === undefined ? '' : `${JSON.stringify(name)}: `;
  const line = oneLine(value, width - depth * 2);
  if (line !== undefined || !isFoldable(value))
    return (
      <div className={styles.line}>
        <Colored text={`${key}${line ?? JSON.stringify(value)}${after}`} />
      </div>
    );
  return <Fold value={value} label={key} after={after} depth={depth} />;
}

type Foldable = readonly unknown[] | Record<string, unknown>;

const isFoldable = (value: unknown): value is Foldable =>
  Array.isArray(value) || isJsonObject(value);

function Fold({
  value,
  label,
  after,
  depth,
}: {
  value: Foldable;
  label: string;
  after: string;
  depth: number;
}) {
  const [most, setMost] = useState(step);
  const isList = Array.isArray(value);
  const [opening, closing] = isList ? '[]' : '{}';
  const members: [string, unknown][] = Object.entries(value);
  const rest = members.length - most;
  const noun = isList ? 'item' : 'field';
  const count = `${members.length.toLocaleString('en')} ${noun}${members.length === 1 ? '' : 's'}`;
  return (
    <details open className={styles.fold}>
      <summary>
        <Colored text={`${label}${opening}`} />
        <span className={styles.folded}>
          {' '}
          {count} <Colored text={`${closing}${after}`} />
        </span>
      </summary>
      <div className={styles.members}>
        {members.slice(0, most).map(([name, each], index) => (
          <Json
            key={name}
            value={each}
            name={isList ? undefined : name}
            after={index < members.length - 1 ? ',' : ''}
            depth={depth + 1}
          />
        ))}
        {rest > 0 && (
          <QueryAction onClick={() => setMost(most + step)}>
            Show {Math.min(step, rest)} more of {rest.toLocaleString('en')}
          </QueryAction>
        )}
      </div>
      <div className={styles.line}>
        <Colored text={`${closing}${after}`} />
      </div>
    </details>
  );
}

function Colored({text}: {text: string}) {
  return Prism.tokenize(text, jsonGrammar).map((token, index) => {
    const key = `${index} ${token.length}`;
    if (typeof token === 'string') return token;
    return (
      <span
        key={key}
        className={['token', token.type, token.alias].flat().filter(Boolean).join(' ')}
      >
        {String(token.content)}
      </span>
    );
  });
}

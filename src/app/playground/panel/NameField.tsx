import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {longestName} from '../my-queries/saved';
import own from './my-queries.module.css';

interface Props {
  name: string;
  /** Called with the new name or, if the reader presses Escape, without one. */
  onEnd: (name?: string) => void;
}

/** The field for a saved query's name. It has the focus, and Enter keeps what's in it. */
export default function NameField({name, onEnd}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  useEffect(() => {
    field.current?.select();
    field.current?.scrollIntoView({block: 'nearest'});
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The focus moves to a button, which the same key press must not press.
    event.preventDefault();
    onEnd(event.key === 'Enter' ? text : undefined);
  }

  return (
    <div className={own.name}>
      <input
        ref={field}
        aria-label="Name of the query"
        value={text}
        maxLength={longestName}
        autoComplete="off"
        onChange={({target}) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="button button--primary" onClick={() => onEnd(text)}>
        Save
      </button>
    </div>
  );
}

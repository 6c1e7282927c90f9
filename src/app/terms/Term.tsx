import {type KeyboardEvent, type PointerEvent, type ReactNode, useRef} from 'react';

interface Props {
  /** The definition's id; a page marks a term once. */
  id: string;
  definition: string;
  /** The term as the text spells it. */
  children: ReactNode;
}

/** Milliseconds: a pointer on its way elsewhere opens nothing, and one on its way to the definition has time. */
const toOpen = 150;
const toClose = 250;

/**
 * A term whose definition opens on hover, focus, tap, Enter and Space. The rest is the browser's part, as for any
 * popover: Escape and a tap elsewhere close it, and the focus stays. The style is in glossary.css.
 */
export default function Term({id, definition, children}: Props): ReactNode {
  const word = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  function show(wanted: boolean, delay = 0) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => bubble.current?.togglePopover?.(wanted), delay);
  }

  function enter({pointerType}: PointerEvent) {
    if (pointerType === 'mouse') show(true, toOpen);
  }

  function leave({pointerType}: PointerEvent) {
    if (pointerType === 'mouse' && document.activeElement !== word.current) show(false, toClose);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    show(true);
  }

  return (
    <span className="term" onPointerEnter={enter} onPointerLeave={leave}>
      {/* biome-ignore lint/a11y/useSemanticElements: a <button> can't break over lines, nor be copied with its sentence */}
      <span
        ref={word}
        role="button"
        tabIndex={0}
        aria-describedby={id}
        onFocus={() => show(true)}
        onBlur={({relatedTarget}) => relatedTarget && show(false)}
        onClick={() => show(true)}
        onKeyDown={press}
      >
        {children}
      </span>
      <span ref={bubble} id={id} role="tooltip" popover="auto">
        {definition}
      </span>
    </span>
  );
}

import {type KeyboardEvent, type PointerEvent, type ReactNode, useRef} from 'react';

interface Props {
  /** The definition's ID. A page marks each term only once. */
  id: string;
  definition: string;
  /** The term as it's spelled in the text. */
  children: ReactNode;
}

/**
 * In milliseconds. A pointer that only passes over the term doesn't open the definition, and there's time to move the
 * pointer to it.
 */
const toOpen = 150;
const toClose = 250;

/**
 * A term whose definition opens on hover, focus, tap, Enter, and Space. The browser handles the rest, as for any
 * popover: Escape and a tap outside close it, and the focus stays. The styles are in glossary.css.
 */
export default function Term({id, definition, children}: Props): ReactNode {
  const word = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  function show(wanted: boolean, delay = 0, at?: number) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      bubble.current?.togglePopover?.(wanted);
      if (wanted && word.current && bubble.current) bringToPiece(bubble.current, word.current, at);
    }, delay);
  }

  function enter({pointerType, clientX}: PointerEvent) {
    if (pointerType === 'mouse') show(true, toOpen, clientX);
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
      {/* biome-ignore lint/a11y/useSemanticElements: a <button> can't break across lines or be copied with its text */}
      <span
        ref={word}
        role="button"
        tabIndex={0}
        aria-describedby={id}
        onFocus={() => show(true)}
        onBlur={({relatedTarget}) => relatedTarget && show(false)}
        onClick={({clientX}) => show(true, 0, clientX)}
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

/**
 * Moves the definition of a term that wraps below the piece that the reader points at or, without a pointer, below the
 * first one. The browser centers it between the pieces, which is over other text.
 */
function bringToPiece(bubble: HTMLElement, word: HTMLElement, at = Number.NaN): void {
  const pieces = [...word.getClientRects()];
  const piece = pieces.find(({left, right}) => at >= left && at <= right) ?? pieces[0];
  bubble.style.translate = '';
  if (!piece || pieces.length < 2) return;
  const {left, right} = bubble.getBoundingClientRect();
  const space = 8;
  const wanted = (piece.left + piece.right - left - right) / 2;
  const shift = Math.min(Math.max(wanted, space - left), window.innerWidth - space - right);
  bubble.style.translate = `${Math.round(shift)}px`;
}

import type {answerEarly} from './answer-early';

/** A press that React must hear of once it has hydrated the page. */
export interface Press {
  event: Event;
  place: number[];
  /** Whether the reader sees its effect already. */
  isAnswered: boolean;
}

/** Interactions that happened before React hydrated the page. `replay.ts` replays them. */
export interface Kept {
  /** By pressed element. Repeated presses of the same element count as one. */
  presses: Map<Element, Press>;
  fields: Map<HTMLInputElement, string>;
  /** Text typed for search, which a press will open. */
  typed?: string;
  /** Stops recording, and removes the pending state from all elements. */
  release: () => void;
}

declare global {
  interface Window {
    kept?: Kept;
  }
}

/**
 * Records interactions before React hydrates the page: presses of buttons and tabs, the search shortcut, and text in
 * fields. Links, forms, and `<details>` work without script. Inlined into every page, so it's short and can't refer to
 * anything outside itself.
 *
 * @param isSearchShortcut whether a key press opens search
 * @param answer answers presses that needn't wait for React
 */
export function keepInteractions(
  isSearchShortcut: (event: KeyboardEvent) => boolean,
  answer: ReturnType<typeof answerEarly>,
): void {
  const controls = 'button:not([type="submit"]), [role="button"], [role="tab"]';
  const root = document.documentElement;
  const presses: Kept['presses'] = new Map();
  const kept: Kept = {presses, fields: new Map(), release};
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};

  addEventListener('click', (event) => keep(event, controlOf(event)), options);
  addEventListener('keydown', onKey, options);
  addEventListener('input', onInput, options);
  window.kept = kept;

  function controlOf({target}: Event): Element | null {
    return target instanceof Element ? target.closest(controls) : null;
  }

  function keep(event: Event, control: Element | null) {
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const answered = answer(control, event, presses.has(control));
    if (answered === 'done') presses.delete(control);
    else presses.set(control, {event, place: placeOf(control), isAnswered: !!answered});
    if (control.matches('[aria-keyshortcuts]')) root.dataset.wantsSearch = '';
    if (!answered) control.setAttribute('aria-busy', 'true');
  }

  function onKey(event: KeyboardEvent) {
    const {key, target} = event;
    if (isSearchShortcut(event)) {
      keep(event, document.querySelector('[aria-keyshortcuts]'));
    } else if (
      target instanceof Element &&
      !target.matches('button, summary, a:not([aria-haspopup])') &&
      ['Enter', ' ', 'ArrowLeft', 'ArrowRight'].includes(key)
    ) {
      // For keys that press the excluded elements, the browser creates clicks itself.
      keep(event, controlOf(event));
    }
  }

  function onInput({target}: Event) {
    if (target instanceof HTMLInputElement) kept.fields.set(target, target.value);
  }

  function release() {
    listening.abort();
    delete root.dataset.wantsSearch;
    for (const control of presses.keys()) control.removeAttribute('aria-busy');
  }

  /** React recreates some elements, such as tabs, so they're identified by their position. */
  function placeOf(element: Element): number[] {
    const {parentElement} = element;
    if (!parentElement) return [];
    return [...placeOf(parentElement), [...parentElement.children].indexOf(element)];
  }
}

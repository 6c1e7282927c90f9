/** What a reader did before React had the page, for `replay.ts` to do again. */
export interface Kept {
  /** By what was pressed: who presses again because nothing happens yet means it once. */
  presses: Map<Element, {event: Event; place: number[]}>;
  fields: Map<HTMLInputElement, string>;
  /** What was typed for the dialog that a press will open. */
  typed?: string;
  /** Keeps nothing any more, and shows nothing as pending. */
  release: () => void;
}

declare global {
  interface Window {
    kept?: Kept;
  }
}

/**
 * Keeps what a reader does before React has taken the page over: presses of buttons, tabs and summaries, the search
 * shortcut with what is typed after it, and text in fields. Links and forms need no script. Inlined into every page, so
 * it is short, and refers to nothing outside itself.
 *
 * @param isSearchShortcut whether a key press asks for search
 */
export function keepInteractions(isSearchShortcut: (event: KeyboardEvent) => boolean): void {
  const controls = 'button:not([type="submit"]), summary, [role="button"], [role="tab"]';
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
    presses.set(control, {event, place: placeOf(control)});
    if (control !== document.body) control.setAttribute('aria-busy', 'true');
    if (!control.matches('[aria-haspopup="dialog"]')) return;
    kept.typed ??= '';
    if (control.matches('[aria-keyshortcuts]')) wantSearch();
  }

  /** Lets src/app/search load its dialog before React has the page. */
  function wantSearch() {
    kept.typed ??= '';
    root.dataset.wantsSearch = '';
  }

  function onKey(event: KeyboardEvent) {
    const {key, ctrlKey, metaKey, altKey, target} = event;
    if (isSearchShortcut(event)) {
      keep(event, document.body);
      wantSearch();
    } else if (kept.typed !== undefined && key.length === 1 && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      kept.typed += key;
    } else if (target instanceof Element && !target.matches('button, summary, a')) {
      // Of the keys that press those, the browser itself makes clicks.
      if (['Enter', ' ', 'ArrowLeft', 'ArrowRight'].includes(key)) keep(event, controlOf(event));
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

  /** React puts some elements in again, such as tabs: they are found by their place. */
  function placeOf(element: Element): number[] {
    const {parentElement} = element;
    if (!parentElement) return [];
    return [...placeOf(parentElement), [...parentElement.children].indexOf(element)];
  }
}

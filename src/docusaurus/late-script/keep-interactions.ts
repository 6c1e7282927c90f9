/** Interactions that happened before React hydrated the page. `replay.ts` replays them. */
export interface Kept {
  /** By pressed element. Repeated presses of the same element count as one. */
  presses: Map<Element, {event: Event; place: number[]}>;
  fields: Map<HTMLInputElement, string>;
  /** Text typed for the dialog that a press will open. */
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
 * Records interactions before React hydrates the page: presses of buttons, tabs, and summaries; the search shortcut
 * with the text typed after it; and text in fields. Links and forms work without script. Inlined into every page, so
 * it's short and can't refer to anything outside itself.
 *
 * @param isSearchShortcut whether a key press opens search
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

  /** Tells src/app/search to load its dialog before React hydrates the page. */
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
      // For keys that press these elements, the browser creates clicks itself.
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

  /** React recreates some elements, such as tabs, so they're identified by their position. */
  function placeOf(element: Element): number[] {
    const {parentElement} = element;
    if (!parentElement) return [];
    return [...placeOf(parentElement), [...parentElement.children].indexOf(element)];
  }
}

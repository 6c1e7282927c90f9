import type {Kept} from './keep-interactions';
import {styleRules} from './style-rules';

if (typeof window !== 'undefined' && window.kept) replayOnceHydrated(window.kept);

/** Replays what a reader did before hydration. Waits until Docusaurus marks the root element as hydrated. */
export function replayOnceHydrated(kept: Kept): void {
  const root = document.documentElement;
  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    hydration.disconnect();
    takeBackFailure();
    replay(kept);
  });
  hydration.observe(root, {attributeFilter: ['data-has-hydrated']});
}

/** Reverts what `tell-failure.ts` did, because a file that failed can load on a second attempt. */
function takeBackFailure(): void {
  for (const rule of styleRules().flat())
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'all')
      rule.media.mediaText = '(scripting: none)';
  document.getElementById('script-failure')?.remove();
}

function replay(kept: Kept): void {
  kept.release();
  const root = document.documentElement;
  // What is open already doesn't slide in a second time.
  root.dataset.replaying = '';
  const close = closeEarlyDialog(kept);
  takeOverColorMode();
  for (const [field, value] of kept.fields) write(field, value);
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
  for (const [control, {event, place}] of kept.presses) {
    const Type = event.constructor as typeof Event;
    (control.isConnected ? control : at(place))?.dispatchEvent(new Type(event.type, event));
  }
  // React has rendered what the presses opened, and dialogs have the focus.
  setTimeout(() => {
    close();
    for (const element of document.querySelectorAll<HTMLElement>('[data-copied]'))
      delete element.dataset.copied;
    requestAnimationFrame(() => setTimeout(() => delete root.dataset.replaying));
  });
}

/**
 * Closes the dialog that `answer-early.ts` opened, so that React's gets the focus.
 *
 * @returns a function that brings React's dialog to the state of that one
 */
function closeEarlyDialog(kept: Kept): () => void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.early');
  if (!dialog) return () => {};
  const text = dialog.querySelector('input')?.value;
  if (dialog.matches('.search-dialog')) kept.typed = text;
  const isMain = dialog.matches('.early-main');
  const scrolled = dialog.querySelector('div.menu')?.scrollTop ?? 0;
  // Closing it would take the press back.
  dialog.onclose = null;
  dialog.close();
  dialog.remove();
  return () => {
    const menu = document.querySelector('.navbar-sidebar');
    if (!menu) return;
    const filter = menu.querySelector('input');
    if (filter && text) write(filter, text);
    if (isMain) menu.querySelector<HTMLElement>('.navbar-sidebar__back')?.click();
    const pages = menu.querySelector('.menu + .menu');
    if (pages && scrolled > 0) pages.scrollTop = scrolled;
  };
}

/** Tells React's state which color mode the page has now, as another tab would. */
function takeOverColorMode(): void {
  if (!window.answeredEarly?.hasNewColorMode) return;
  const {themeChoice = 'system'} = document.documentElement.dataset;
  try {
    const newValue = themeChoice === 'system' ? null : themeChoice;
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  } catch {
    // Storage is blocked. React has read the mode from the page, and only a press in the last moment is missed.
  }
}

/** React only handles a value that differs from the value it has stored. */
function write(field: HTMLInputElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

function at(place: number[]): Element | undefined {
  return place.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    document.documentElement,
  );
}

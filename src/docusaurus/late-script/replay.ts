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

function replay({presses, fields, typed, release}: Kept): void {
  release();
  for (const [field, value] of fields) write(field, value);
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
  for (const [control, {event, place}] of presses) {
    const Type = event.constructor as typeof Event;
    (control.isConnected ? control : at(place))?.dispatchEvent(new Type(event.type, event));
  }
  // Waits until the dialog has the focus. The text is entered as if typed, so that the field's listeners run.
  if (typed) setTimeout(() => document.execCommand('insertText', false, typed));
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

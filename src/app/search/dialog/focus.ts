const focusable = 'a[href], button, input';

/**
 * Lets Tab go round inside an element: from its last control to its first, and back with Shift.
 *
 * @param event the press of Tab, whose default is prevented where the focus would leave
 */
export function keepFocusInside(
  element: HTMLElement,
  event: {shiftKey: boolean; preventDefault(): void},
) {
  const controls = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.getClientRects().length > 0,
  );
  const [first, last] = [controls.at(0), controls.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

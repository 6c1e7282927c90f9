const focusable = 'a[href], button, input';

/**
 * Keeps Tab inside an element: from its last control to its first one, and back with Shift.
 *
 * @param event the Tab key press; its default is prevented if the focus would leave the element
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

/** Focuses an element, even if it isn't focusable. It becomes focusable temporarily, and Tab continues from there. */
export function takeFocus(element: HTMLElement | null, options?: FocusOptions) {
  if (!element) return;
  const isFocusable = element.tabIndex >= 0;
  if (!isFocusable) element.tabIndex = -1;
  element.focus(options);
  if (!isFocusable) element.removeAttribute('tabindex');
}

/** Focuses an element, also one that takes no focus of its own: for the moment it does, and Tab goes on from there. */
export function takeFocus(element: HTMLElement | null, options?: FocusOptions) {
  if (!element) return;
  const isFocusable = element.tabIndex >= 0;
  if (!isFocusable) element.tabIndex = -1;
  element.focus(options);
  if (!isFocusable) element.removeAttribute('tabindex');
}

/** Has the browser ask before the page is left, as long as nothing but the page has what the reader wrote. */
export function askBeforeLeaving(isWanted: boolean): void {
  window.onbeforeunload = isWanted ? () => true : null;
}

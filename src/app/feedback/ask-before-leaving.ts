/**
 * Makes the browser ask for confirmation before leaving the page while the reader's text isn't stored anywhere else.
 */
export function askBeforeLeaving(isWanted: boolean): void {
  window.onbeforeunload = isWanted ? () => true : null;
}

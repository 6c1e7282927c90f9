import type {styleRules} from './style-rules';

/**
 * Handles a file of the page that couldn't be loaded. Reloads the page once, because the file most likely belonged to
 * an older deployment and the reloaded page has the new names. If that doesn't help, shows a message with a button to
 * retry. If the page's script is missing, the page changes to the version for readers with scripts turned off, without
 * controls that wouldn't respond.
 *
 * By the time this runs, style sheets have loaded or failed. The `scriptfailure` event reports scripts, and the
 * `stylefailure` event reports style sheets of later parts. Inlined into every page, so it can't refer to anything
 * outside itself.
 */
export function tellFailure(rules: typeof styleRules): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const message = document.createElement('aside');
  message.className = 'load-failure';
  // A label is needed because the sidebar is an aside, too.
  message.ariaLabel = 'Loading problem';
  // `keep-interactions.ts` ignores submit buttons and leaves them to the browser.
  message.innerHTML =
    '<span role="alert"></span><button type="submit" class="button">Retry</button>';
  const [text, button] = message.children as unknown as [HTMLElement, HTMLButtonElement];
  button.onclick = reload;
  let effect = 'it might look wrong';

  if (rules().some(({length}) => length === 0)) recover();
  addEventListener('scriptfailure', recoverScript, {once: true});
  // Don't reload a page that is in use without asking.
  addEventListener('stylefailure', tellOfPart);

  function recoverScript() {
    effect = 'search and other controls are missing';
    message.id = 'script-failure';
    recover();
  }

  function recover() {
    if (visit?.type === 'reload') tellOfPart();
    else reload();
  }

  function tellOfPart() {
    tell("Part of this page couldn't be loaded");
  }

  /** Checks that the server responds before reloading. Otherwise the reader would lose the page's text, too. */
  async function reload() {
    button.ariaBusy = 'true';
    const answer = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    if (!answer || answer.status >= 500) return tell("The site can't be reached");
    // Restores the scroll position after the reload. src/docusaurus/stale-builds might have turned that off for the
    // previous visit.
    history.scrollRestoration = 'auto';
    window.location.reload();
  }

  function tell(what: string) {
    button.ariaBusy = null;
    text.textContent = `${what}, so ${effect}.`;
    if (message.id) {
      window.kept?.release();
      for (const rule of rules().flat())
        if (rule instanceof CSSMediaRule && rule.media.mediaText === '(scripting: none)')
          rule.media.mediaText = 'all';
    }
    if (!message.isConnected) document.body.prepend(message);
  }
}

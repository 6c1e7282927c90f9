import type {styleRules} from './style-rules';

/**
 * Where a file of the page couldn't be loaded: loads the page afresh, once. The file is gone with an older deployment,
 * most likely, and the page then has the new names. Where that doesn't help, says so, with a way to try again. Without
 * its script, the page becomes what it is for a reader with scripts off: it shows no control that nothing would answer.
 *
 * Style sheets have come or failed when this runs; of scripts, the event `scriptfailure` tells, and of the style sheets
 * of later parts `stylefailure`. Inlined into every page, so it refers to nothing outside itself.
 */
export function tellFailure(rules: typeof styleRules): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const message = document.createElement('aside');
  message.className = 'load-failure';
  // The sidebar is an aside, too.
  message.ariaLabel = 'Loading problem';
  // Its type is that of forms, which `keep-interactions.ts` leaves to the browser.
  message.innerHTML = '<span role="alert"></span><button type="submit">Retry</button>';
  const [text, button] = message.children as unknown as [HTMLElement, HTMLButtonElement];
  button.onclick = reload;
  let effect = 'it may look wrong';

  if (rules().some(({length}) => length === 0)) recover();
  addEventListener('scriptfailure', recoverScript, {once: true});
  // A page that is in use isn't loaded afresh unasked.
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

  /** Not without a server: the reader would lose the text of the page, too. */
  async function reload() {
    button.ariaBusy = 'true';
    const answer = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    if (!answer || answer.status >= 500) return tell("The site can't be reached");
    // The reader stays where the page was read; src/docusaurus/stale-builds can have asked otherwise for the visit before.
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

/**
 * Makes an enlarged screen of the product a dialog: Escape closes it, the focus goes to "Close" and comes back, and the
 * page stays where it was. Without this script, the two links and the back button do the rest.
 */
function enhance(): void {
  let top = 0;

  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest('.screen-enlarge, .screen-close');
    if (!link) return;
    const isOpening = link.matches('.screen-enlarge');
    if (isOpening) top = window.scrollY;
    const next = isOpening ? '.screen-close' : '.screen-enlarge';
    // The address changes after this event, and the router then scrolls to its target.
    setTimeout(() => {
      link.closest('.screen')?.querySelector<HTMLElement>(next)?.focus({preventScroll: true});
      window.scrollTo({top, behavior: 'instant'});
    }, afterRouter);
  });

  document.addEventListener('keydown', (event) => {
    const close = document.querySelector<HTMLElement>(
      '.screen:has(.screen-enlarge:target) .screen-close',
    );
    if (event.key === 'Escape') close?.click();
    // The screen is a drawing, so there's nothing else to go to.
    if (event.key === 'Tab' && close) {
      event.preventDefault();
      close.focus();
    }
  });
}

/** Milliseconds after which the router has scrolled. */
const afterRouter = 50;

if (typeof document !== 'undefined') enhance();

import mediumZoom from 'medium-zoom/dist/pure';
import './zoom.css';

/** One zoom for all pictures: medium-zoom listens to the whole document, and never stops. */
const zoom = mediumZoom({background: 'var(--paper)'});

// On a phone a margin would make the picture smaller than it is in the text.
zoom.on('open', () => zoom.update({margin: window.innerWidth < 600 ? 0 : 24}));

const enlarged = () => document.querySelector<HTMLElement>('.medium-zoom-image--opened');

// medium-zoom takes a picture for moving until a transition ends, and ignores Escape meanwhile. Where the reader asks
// for less motion, or the picture stays in its place, there is no transition.
for (const change of ['open', 'close'])
  zoom.on(change, () =>
    requestAnimationFrame(() => {
      const copy = enlarged();
      if (copy?.getAnimations().length === 0) copy.dispatchEvent(new Event('transitionend'));
    }),
  );

/** Whether the reader pressed Escape before the picture had opened. */
let isUnwanted = false;
zoom.on('open', () => {
  isUnwanted = false;
  document.addEventListener('keyup', notice);
});
zoom.on('opened', () => {
  document.removeEventListener('keyup', notice);
  if (isUnwanted) void zoom.close();
});

function notice({key}: KeyboardEvent): void {
  if (key === 'Escape') isUnwanted = true;
}

// With focus on the enlarged copy, a screen reader says what opened, and closing it gives the focus back.
zoom.on('opened', ({target}) => {
  const copy = enlarged();
  copy?.setAttribute('aria-label', `Close: ${(target as HTMLImageElement).alt}`);
  copy?.addEventListener('keydown', closeByKey);
  copy?.focus({preventScroll: true});
});
zoom.on('closed', ({target}) => (target as HTMLElement).focus({preventScroll: true}));

/** Enter, Space and Tab close an enlarged picture; medium-zoom itself sees to Escape. */
function closeByKey(event: KeyboardEvent): void {
  if (!['Enter', ' ', 'Tab'].includes(event.key)) return;
  event.preventDefault();
  void zoom.close();
}

/** Enlarges a picture. */
export const open = (image: HTMLImageElement) => zoom.open({target: image});

/** Makes a picture enlarge on a click; gives the function that undoes it. */
export function attach(image: HTMLImageElement): () => void {
  zoom.attach(image);
  return () => zoom.detach(image);
}

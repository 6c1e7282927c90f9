import mediumZoom from 'medium-zoom/dist/pure';
import './zoom.css';

/** One zoom for all pictures: medium-zoom listens to the whole document, and never stops. */
const zoom = mediumZoom({background: 'var(--paper)'});

// On a phone a margin would make the picture smaller than it is in the text.
zoom.on('open', () => zoom.update({margin: window.innerWidth < 600 ? 0 : 24}));

// With focus on the enlarged copy, a screen reader says what opened, and closing it gives the focus back.
zoom.on('opened', ({target}) => {
  const copy = document.querySelector<HTMLElement>('.medium-zoom-image--opened');
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

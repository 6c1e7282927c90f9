import mediumZoom from 'medium-zoom/dist/pure';
import './zoom.css';

/** One instance for all images, because medium-zoom adds listeners to the whole document and never removes them. */
const zoom = mediumZoom({background: 'var(--paper)'});

// On a phone, a margin would make the enlarged image smaller than the original.
zoom.on('open', () => zoom.update({margin: window.innerWidth < 600 ? 0 : 24}));

const enlarged = () => document.querySelector<HTMLElement>('.medium-zoom-image--opened');

// Until a transition ends, medium-zoom assumes that the image is moving, and ignores Escape. There is no transition if
// the reader prefers reduced motion, or if the image doesn't move.
for (const change of ['open', 'close'])
  zoom.on(change, () =>
    requestAnimationFrame(() => {
      const copy = enlarged();
      if (copy?.getAnimations().length === 0) copy.dispatchEvent(new Event('transitionend'));
    }),
  );

/** Whether the reader pressed Escape before the image was open. */
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

// Focus the enlarged copy, so that screen readers announce it and closing it returns the focus.
zoom.on('opened', ({target}) => {
  const copy = enlarged();
  copy?.setAttribute('aria-label', `Close: ${(target as HTMLImageElement).alt}`);
  copy?.addEventListener('keydown', closeByKey);
  copy?.focus({preventScroll: true});
});
zoom.on('closed', ({target}) => (target as HTMLElement).focus({preventScroll: true}));

/** Closes an enlarged image on Enter, Space, and Tab. medium-zoom handles Escape. */
function closeByKey(event: KeyboardEvent): void {
  if (!['Enter', ' ', 'Tab'].includes(event.key)) return;
  event.preventDefault();
  void zoom.close();
}

/** Enlarges an image. */
export const open = (image: HTMLImageElement) => zoom.open({target: image});

/** Makes an image enlarge on click. Returns a function that undoes that. */
export function attach(image: HTMLImageElement): () => void {
  zoom.attach(image);
  return () => zoom.detach(image);
}

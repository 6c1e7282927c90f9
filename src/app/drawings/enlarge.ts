import styles from './dialog.module.css';

/** Shows a picture in a dialog that it fills: the landscape drawing, where the window has room for it. */
export function enlarge(figure: HTMLElement): void {
  const isWide = window.matchMedia('(width >= 48rem)').matches;
  const drawing = figure.querySelector(isWide ? '.landscape' : '.portrait');
  const says = figure.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
  if (!drawing) return;
  const dialog = document.createElement('dialog');
  dialog.className = `drawing ${styles.dialog}`;
  dialog.ariaLabel = says;
  const picture = dialog.appendChild(document.createElement('div'));
  picture.role = 'img';
  picture.ariaLabel = says;
  picture.append(copyOf(drawing));
  const close = dialog.appendChild(document.createElement('button'));
  close.className = 'button';
  close.textContent = 'Close';
  // A press anywhere closes it, and the focus returns to the button that opened it.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Copies a drawing. Its arrows' heads get other names, because a hidden original's heads aren't drawn. */
function copyOf(drawing: Element): Element {
  const copy = drawing.cloneNode(true) as Element;
  for (const marker of copy.querySelectorAll('marker')) marker.id += '-large';
  for (const arrow of copy.querySelectorAll('[marker-end]'))
    arrow.setAttribute(
      'marker-end',
      (arrow.getAttribute('marker-end') ?? '').replace(')', '-large)'),
    );
  return copy;
}

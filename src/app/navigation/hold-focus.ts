/**
 * Traps the focus in an element that covers the page. Everything else becomes inert, except elements such as a backdrop
 * that closes the cover on click.
 *
 * @returns a function that releases the focus and restores it
 */
export function holdFocus(cover: HTMLElement, except: string): () => void {
  const before = document.activeElement as HTMLElement | null;
  const around = pathOf(cover)
    .flatMap((element) => [...(element.parentElement?.children ?? [])].filter((e) => e !== element))
    .filter((element): element is HTMLElement => element instanceof HTMLElement)
    .filter((element) => !element.inert && !element.matches(except));
  for (const element of around) element.inert = true;
  return () => {
    for (const element of around) element.inert = false;
    before?.focus();
  };
}

function pathOf(element: HTMLElement): HTMLElement[] {
  const {parentElement} = element;
  return element === document.body || !parentElement ? [] : [element, ...pathOf(parentElement)];
}

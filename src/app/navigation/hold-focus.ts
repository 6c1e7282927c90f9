/**
 * Keeps the focus within what lies over the page: all around it is inert but what is told apart, such as a backdrop
 * that a click closes.
 *
 * @returns lets go, and gives the focus back to what had it
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

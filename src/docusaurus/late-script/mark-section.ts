/**
 * Marks the section that the address leads to in the table of contents, which React does once it has hydrated the page.
 * Inlined into every page, so it's short and can't refer to anything outside itself.
 */
export function markSection(): void {
  document
    .querySelector(`.table-of-contents__link[href="${CSS.escape(location.hash)}"]`)
    ?.classList.add('table-of-contents__link--active');
}

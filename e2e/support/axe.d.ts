interface Window {
  /** axe-core, once a test has put it into the page. */
  axe: typeof import('axe-core');
}

declare module '@generated/page-list/default/pages.json' {
  const pages: import('./pages').ListedPage[];
  export default pages;
}

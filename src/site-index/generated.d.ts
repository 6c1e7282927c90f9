declare module '@generated/site-index/default/pages.json' {
  const pages: import('./pages').Page[];
  export default pages;
}

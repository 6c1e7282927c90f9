declare module '@generated/page-list/default/pages.json' {
  const pages: import('../../publish/page-list/list').ListedPage[];
  export default pages;
}

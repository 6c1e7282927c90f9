declare module '@generated/playground/default/page.json' {
  const data: import('./plugin').PageData;
  export default data;
}

declare module '@generated/graphql-playground/default/page.json' {
  const data: import('./plugin').PageData;
  export default data;
}

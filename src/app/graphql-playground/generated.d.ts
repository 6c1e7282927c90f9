declare module '@generated/graphql-playground/default/page.json' {
  const data: import('./plugin').GraphqlPageData;
  export default data;
}

declare module '@generated/globalData.json' {
  const globalData: Record<
    'docusaurus-plugin-content-docs',
    {default: {path: string; versions: object[]}}
  >;
  export default globalData;
}

declare module '@generated/globalData.json' {
  const globalData: Record<
    'docusaurus-plugin-content-docs',
    {default: {path: string; versions: object[]}}
  >;
  export default globalData;
}

declare module '@docusaurus/core/lib/client/clientEntry.js?own';

declare module 'theme-common/reactUtils?own';

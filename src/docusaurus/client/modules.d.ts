declare module '@generated/globalData.json' {
  const globalData: Record<
    'docusaurus-plugin-content-docs',
    {default: {path: string; versions: object[]}}
  >;
  export default globalData;
}

declare module '@docusaurus/core/lib/client/clientEntry.js?own';

declare module 'theme-common/reactUtils?own';

declare module '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js?own' {
  export * from '@docusaurus/plugin-content-docs/client';

  export function getActiveDocContext(
    data: import('@docusaurus/plugin-content-docs/client').GlobalPluginData,
    pathname: string,
  ): import('@docusaurus/plugin-content-docs/client').ActiveDocContext;
}

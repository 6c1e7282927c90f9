declare module '@docusaurus/core/lib/client/PendingNavigation.js?own' {
  export {default} from '@docusaurus/core/lib/client/PendingNavigation';
}

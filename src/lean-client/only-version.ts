import type {ReactNode} from 'react';

/*
 * What Docusaurus remembers of the version of the documentation that a reader prefers, where there is only one. Its own
 * reads that from the browser's storage when a page starts, and draws half of the page again.
 */

export const DocsPreferredVersionContextProvider = ({children}: {children: ReactNode}) => children;

const none = {preferredVersion: null, savePreferredVersionName: () => {}};

export const useDocsPreferredVersion = () => none;

export const useDocsPreferredVersionByPluginId = () => ({});

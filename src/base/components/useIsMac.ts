import useIsBrowser from '@docusaurus/useIsBrowser';

/** Whether the reader's keyboard has a Command key. On the server, it hasn't. */
export const useIsMac = (): boolean =>
  useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);

import type {ClientModule} from '@docusaurus/types';

/** Has pages laid out as a whole once the reader moves within the site, because Docusaurus scrolls to places in them. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (previousLocation) document.documentElement.dataset.whole = '';
};

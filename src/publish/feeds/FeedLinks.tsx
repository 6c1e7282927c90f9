import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {
  type FeedName,
  feedAddress,
  feedTitles,
  formatNames,
  formats,
} from '../../product/releases/feed-address';

/** Adds links to a feed's formats to a page's head, so that feed readers can find them. */
export default function FeedLinks({name}: {name: FeedName}): ReactNode {
  const root = useBaseUrl('/');
  return (
    <Head>
      {formatNames.map((format) => (
        <link
          key={format}
          rel="alternate"
          type={formats[format].mediaType}
          title={`${feedTitles[name]} (${formats[format].label})`}
          href={root + feedAddress(name, format).slice(1)}
        />
      ))}
    </Head>
  );
}

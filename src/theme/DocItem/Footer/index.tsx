import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageVote from '@site/src/app/feedback/PageVote';
import Footer from '@theme-original/DocItem/Footer';

/** The end of a page, which first asks whether the page helped. */
export default function DocItemFooterWrapper() {
  // A new page asks again.
  return (
    <>
      <PageVote key={useDoc().metadata.permalink} />
      <Footer />
    </>
  );
}

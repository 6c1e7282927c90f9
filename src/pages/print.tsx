import '@site/src/css/page.css';
import Head from '@docusaurus/Head';
import PrintSection from '@site/src/app/print-section/PrintSection';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {printPage} from '@site/src/product/react-pages';
import Layout from '@theme/Layout';

/** All pages of a section as one document, for paper or a PDF. */
export default function Print() {
  return (
    <Layout title={printPage.title} description={useFilledIn()(printPage.description)}>
      <main className="container page" data-needs-script="">
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
        <PrintSection />
      </main>
    </Layout>
  );
}

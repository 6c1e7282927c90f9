import '@site/src/css/page.css';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {useRoute} from '@site/src/base/components/useRoute';
import {help} from '@site/src/product/react-pages';
import Layout from '@theme/Layout';

/** The help page: how to find answers, contact support, and report a problem with a page. */
export default function Help() {
  const {title: product, customFields} = useDocusaurusContext().siteConfig;
  const supportEmail = String(customFields?.supportEmail);
  const routeOf = useRoute();
  return (
    <Layout title={help.title} description={useFilledIn()(help.description)}>
      <Head>
        <meta name="keywords" content="customer support,helpdesk,contact,email" />
      </Head>
      <main className="container page">
        <h1>Help</h1>
        <p>Search these pages, write to support, or report a page that's wrong.</p>
        <h2>Find an answer</h2>
        <ul className="link-list">
          <li>
            <Link to="/search">Search</Link>
            <p>
              Press <kbd>Ctrl</kbd> <kbd>K</kbd>, <kbd>⌘</kbd> <kbd>K</kbd>, or <kbd>/</kbd> on any
              page. Type a name as the product shows it, such as a menu, a connector, or an
              attribute.
            </p>
          </li>
          <li>
            <Link to="/docs/reference/glossary">Glossary</Link>
            <p>Look up terms from {product} and vulnerability management.</p>
          </li>
          <li>
            <Link to="/docs/connectors">Connectors</Link>
            <p>
              Find the page for your tool. Its Troubleshooting section lists common problems, their
              symptoms, and how to fix them.
            </p>
          </li>
          <li>
            <Link to="/print">Print a section</Link>
            <p>Put all pages of a section into one document, to read on paper or as a PDF.</p>
          </li>
          <li>
            <Link to="pathname:///documentation.zip">Read without a connection</Link>
            <p>
              Download all pages as one file, unpack it, and open <code>index.html</code>. Search
              and the BQL playground work there, too.
            </p>
          </li>
          <li>
            <Link to={routeOf('/docs/{product}-iq-overview')}>{product}IQ</Link>
            <p>
              Ask in your own words, in the product, for a BQL query, for an answer from this
              documentation, or about a CVE.
            </p>
          </li>
        </ul>
        <h2>Contact support</h2>
        <p>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. You'll get an answer
          sooner if you include:
        </p>
        <ul>
          <li>What you did, what you expected, and what you saw, with the time and time zone</li>
          <li>
            The platform version from <strong>{'Help › About'}</strong>, and the agent version if a
            data server is involved
          </li>
          <li>For a data integration, its connector and the failed run's message</li>
        </ul>
        <p>Never send passwords, keys, or tokens. Support doesn't need them.</p>
        <h2>Report a page</h2>
        <p>
          If a page is wrong, unclear, or missing something, select <strong>Feedback</strong> at its
          end. The message includes the page's address, so just say what's wrong.
        </p>
        <p>
          If you can't read or use a page with your assistive technology, see{' '}
          <Link to="/help/accessibility">Accessibility</Link>.
        </p>
        <p>
          This site is built with open source software:{' '}
          <Link to="pathname:///licenses.txt">packages and their licenses</Link>.
        </p>
      </main>
    </Layout>
  );
}

import '../../css/page.css';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {useEffect} from 'react';
import {KeptPages} from './KeptPages';
import {useSiteCopy} from './useSiteCopy';
import WholeSite from './WholeSite';

/**
 * The page about reading without a connection: what is kept, and how to keep all of it. It's also where a reader who is
 * offline arrives instead of at a page that isn't kept.
 */
export default function OfflinePage() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title="Read offline"
      description="See which pages this browser keeps, and keep the whole site."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container page" data-needs-script>
        <h1>Read offline</h1>
        <BrowserOnly>{() => <Missing base={baseUrl} />}</BrowserOnly>
        <p>
          Pages that you read stay in this browser. Without a connection, they open from there, and
          say so.
        </p>
        <BrowserOnly>{() => (canKeep() ? <Kept base={baseUrl} /> : <CannotKeep />)}</BrowserOnly>
      </main>
    </Layout>
  );
}

/** Says which page isn't kept, to a reader who wanted to open it, and opens it as soon as the site can be reached. */
function Missing({base}: {base: string}) {
  const asked = new URLSearchParams(useLocation().search).get('page') ?? '';
  // Anyone can write an address, and browsers read a backslash as a slash.
  const page = asked.startsWith(base) && !/^\/[/\\]/.test(asked) ? asked : undefined;
  useEffect(() => {
    if (!page) return undefined;
    const open = () => openIfReachable(page);
    open();
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [page]);
  if (!page) return null;
  return (
    <p role="alert">
      {navigator.onLine ? "The site can't be reached" : "You're offline"}, and this page isn't kept:{' '}
      <a href={page}>{page}</a>.
    </p>
  );
}

async function openIfReachable(page: string): Promise<void> {
  const answer = await fetch(page, {method: 'HEAD'}).catch(() => undefined);
  if (answer?.ok) window.location.replace(page);
}

/** Browsers have neither on a connection without encryption. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in window;

const CannotKeep = () => <p>This browser can't keep pages of this site.</p>;

function Kept({base}: {base: string}) {
  const site = useSiteCopy(base);
  return (
    <>
      <h2>The whole site</h2>
      <WholeSite site={site} />
      <h2>Pages you can read now</h2>
      {site.state?.copy?.completedAt ? (
        <p>All of them.</p>
      ) : (
        // Looks again when the whole site was removed, or some of it has arrived.
        <KeptPages key={site.state?.copy?.arrived ?? 0} base={base} />
      )}
    </>
  );
}

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type MouseEvent, useRef} from 'react';
import {useNotice} from '../../base/components/useNotice';
import {copyLater} from './copy-later';
import styles from './PageMenu.module.css';
import {useMarkdownCopy} from './useMarkdownCopy';
import {useOpenMenu} from './useOpenMenu';

/** An assistant from the site's configuration. Its address opens the Markdown whose address replaces `{markdown}`. */
interface Assistant {
  name: string;
  address: string;
}

/**
 * What a reader can do with the page as Markdown: copy it, view it, or open it in an assistant. Each control is a link.
 * Without JavaScript, with a modifier key, or if the browser blocks copying, links that copy open the Markdown instead.
 */
export default function PageMenu() {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const assistants = (customFields?.assistants ?? []) as Assistant[];
  const address = useMarkdownCopy();
  // The address of the copied page, so that the message disappears on the next page.
  const [copied, setCopied] = useNotice();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useOpenMenu(menu);

  async function copy(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
    try {
      await copyLater(textAt(address));
      setCopied(address);
    } catch {
      window.location.assign(address);
    }
  }

  return (
    <div className={styles.page}>
      <span role="status">{copied === address && 'Copied'}</span>
      <a href={address} type="text/markdown" onClick={copy}>
        Copy page
      </a>
      <details key={address} ref={menu} className="popup">
        <summary aria-label="More ways to read this page" />
        <ul>
          <li>
            <a href={address} type="text/markdown" onClick={copy}>
              Copy as Markdown
            </a>
          </li>
          <li>
            <a href={address} type="text/markdown">
              View as Markdown
            </a>
          </li>
          {assistants.map((assistant) => (
            <li key={assistant.name}>
              <a
                href={assistant.address.replaceAll('{markdown}', encodeURIComponent(url + address))}
                target="_blank"
                rel="noreferrer"
              >
                Open in {assistant.name}
              </a>
            </li>
          ))}
          <li>
            <Link to="/print">Print a section</Link>
          </li>
        </ul>
      </details>
    </div>
  );
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} ${response.status}`);
  return response.text();
}

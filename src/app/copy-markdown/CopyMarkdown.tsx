import type {MouseEvent} from 'react';
import {useNotice} from '../../base/components/useNotice';
import styles from './CopyMarkdown.module.css';
import {copyLater} from './copy-later';
import {useMarkdownCopy} from './useMarkdownCopy';

/**
 * Copies the page as Markdown. The control is a link to the Markdown. Without JavaScript, with a modifier key, or if
 * the browser blocks copying, the link opens the Markdown instead.
 */
export default function CopyMarkdown() {
  const address = useMarkdownCopy();
  // The address of the copied page, so that the message disappears on the next page.
  const [copied, setCopied] = useNotice();

  async function copy(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      await copyLater(textAt(address));
      setCopied(address);
    } catch {
      window.location.assign(address);
    }
  }

  return (
    <span className={styles.copy}>
      <span role="status">{copied === address && 'Copied'}</span>
      <a href={address} type="text/markdown" onClick={copy}>
        Copy page as Markdown
      </a>
    </span>
  );
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} ${response.status}`);
  return response.text();
}

import type {MouseEvent} from 'react';
import {useNotice} from '../../base/components/useNotice';
import styles from './CopyMarkdown.module.css';
import {copyLater} from './copy-later';
import {useMarkdownCopy} from './useMarkdownCopy';

/**
 * Copies the page as Markdown. It is a link to the Markdown: without script, with a modifier key, or where the browser
 * refuses to copy, the reader gets to see it.
 */
export default function CopyMarkdown() {
  const address = useMarkdownCopy();
  // The address of what was copied: on the next page it says nothing any more.
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

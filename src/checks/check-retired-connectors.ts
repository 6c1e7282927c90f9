import path from 'node:path';
import {onEachPage} from './check';

/** Nobody is sent to a connector that no longer works; release notes and its successor say what became of it. */
export const checkRetiredConnectors = onEachPage((page, report, {pageByPath}) => {
  if (page.path.startsWith('docs/releases/')) return;
  for (const link of page.written('link')) {
    const file = path.posix.join(path.posix.dirname(page.path), link.url.replace(/#.*/, ''));
    const {status, replacedBy} = (pageByPath.get(file)?.frontMatter.data.connector ?? {}) as {
      status?: string;
      replacedBy?: string;
    };
    const successor = `docs/connectors/${replacedBy}.md`;
    if (status === 'retired' && page.path !== file && page.path !== successor)
      report(link, `"${link.url}" is a retired connector`, `link its successor, ${successor}`);
  }
});

import {linkTarget} from '../../product/page-files/link-target';
import {onEachPage} from '../check';

/** Checks that pages don't link to a retired connector. Only release notes and the connector's successor can. */
export const checkRetiredConnectors = onEachPage((page, report, {pageByPath}) => {
  if (page.path.startsWith('docs/releases/')) return;
  for (const link of page.written('link')) {
    const {file} = linkTarget(page.path, link.url);
    const {status, replacedBy} = (pageByPath.get(file)?.frontMatter.data.connector ?? {}) as {
      status?: string;
      replacedBy?: string;
    };
    const successor = `docs/connectors/${replacedBy}.md`;
    if (status === 'retired' && page.path !== file && page.path !== successor)
      report(link, `"${link.url}" is a retired connector`, `link to its successor, ${successor}`);
  }
});

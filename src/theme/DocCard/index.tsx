import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import ConnectorRow from '@site/src/app/explorers/connectors/ConnectorRow';
import type {ListedDoc} from '@site/src/docusaurus/client/docs-plugin';
import type {Connector} from '@site/src/product/connectors/schema';
import type {Props} from '@theme/DocCard';
import DocCard from '@theme-original/DocCard';

/** A card on a category's page. A connector has the same row as in the directory. */
export default function DocCardWrapper(props: Props) {
  const {docs} = useDocsVersion();
  const {item} = props;
  const doc: ListedDoc | undefined = item.type === 'link' ? docs[item.docId ?? ''] : undefined;
  if (item.type !== 'link' || !doc?.connector) return <DocCard {...props} />;
  const {formerNames = [], ...facts} = doc.connector as Omit<Connector, 'formerNames'> & {
    formerNames?: string[];
  };
  const {title, description = ''} = doc;
  return <ConnectorRow connector={{...facts, formerNames, title, description, route: item.href}} />;
}

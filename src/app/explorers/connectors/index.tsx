import type {ReactNode} from 'react';
import Explorer from '../kit/Explorer';
import {queryFormat} from '../kit/query';
import type {ConnectorFilter} from './definition';

const format = queryFormat<ConnectorFilter>(
  'category',
  'model',
  'direction',
  'authentication',
  'hosting',
  'status',
);

/**
 * Searches the connectors.
 *
 * @param props.children the tables of all connectors, which stand here while nothing is asked
 */
export default function ConnectorExplorer({children}: {children: ReactNode}): ReactNode {
  return (
    <Explorer
      format={format}
      label="Search connectors"
      placeholder="product, vendor, former name, what it brings …"
      failure="The list of connectors couldn't be loaded. The tables below are complete."
      address="/connectors.json"
      load={() => import('./definition')}
    >
      {children}
    </Explorer>
  );
}

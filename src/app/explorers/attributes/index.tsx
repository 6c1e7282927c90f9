import type {ReactNode} from 'react';
import Explorer from '../kit/Explorer';
import {queryFormat} from '../kit/query';
import type {AttributeFilter} from './definition';

const format = queryFormat<AttributeFilter>('type', 'family', 'verb', 'value');

/**
 * Searches the attributes of all data models.
 *
 * @param props.children the table of all attributes, which stands here while nothing is asked
 */
export default function UdmExplorer({children}: {children: ReactNode}): ReactNode {
  return (
    <Explorer
      format={format}
      label="Search attributes"
      placeholder="cloud account, riskScore, CIDR …"
      failure="The data model couldn't be loaded. The table below is complete."
      address="/udm.json"
      load={() => import('./definition')}
    >
      {children}
    </Explorer>
  );
}

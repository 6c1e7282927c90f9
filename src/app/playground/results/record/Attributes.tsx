import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {RecordAttribute} from '../../../../bql/explore/record';
import {textOfCell} from '../../../../content/query-examples/cells';
import {kindOfColumn} from '../../../../content/tables/result-columns';
import {CellContent} from '../ResultCell';
import styles from './record.module.css';

/** Attributes of a record with their values. Each name leads to the reference. */
export default function Attributes({attributes}: {attributes: RecordAttribute[]}): ReactNode {
  return (
    <dl className={styles.attributes}>
      {attributes.map(({name, value, ranks, address}) => {
        const kind = kindOfColumn({label: name, ranks}, [value]);
        return (
          <div key={name}>
            <dt>
              <Link to={address}>
                <code>{name}</code>
              </Link>
            </dt>
            <dd>
              <CellContent text={textOfCell(value, kind)} kind={kind} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';

/** A house. */
export default function IconHome(props: Props): ReactNode {
  return <LineIcon {...props} d="M3 11l9-8 9 8M6 9v11h4v-6h4v6h4V9" />;
}

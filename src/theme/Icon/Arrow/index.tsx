import type {Props} from '@theme/Icon/Arrow';
import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';

/** Two chevrons that point right. */
export default function IconArrow(props: Props): ReactNode {
  return <LineIcon width={20} {...props} d="M5 5l6 7-6 7M13 5l6 7-6 7" />;
}

import type {Props} from '@theme/Icon/Edit';
import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';

/** A pencil. */
export default function IconEdit(props: Props): ReactNode {
  return <LineIcon width={16} {...props} d="M4 20l1-5L16 4l4 4L9 19z" />;
}

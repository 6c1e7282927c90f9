import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';

/** A moon, for dark mode. */
export default function IconDarkMode(props: Props): ReactNode {
  return <LineIcon {...props} d="M12 3a7 7 0 0 0 9 9A9 9 0 1 1 12 3z" />;
}

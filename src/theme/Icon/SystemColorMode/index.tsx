import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';

/** A circle with one half dark, for the system's color mode. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return <LineIcon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18v18M13 8h6M13 12h7M13 16h6" />;
}

import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';

/** A sun, for light mode. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon
      {...props}
      d="M16 12a4 4 0 1 1-8 0 4 4 0 1 1 8 0M2 12h2M20 12h2M12 2v2M12 20v2M5.29 5.29l1.06 1.06M17.66 17.66l1.06 1.06M18.72 5.29l-1.06 1.06M6.35 17.66l-1.06 1.06"
    />
  );
}

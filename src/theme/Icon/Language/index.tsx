import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';

/** A globe. */
export default function IconLanguage(props: Props): ReactNode {
  return (
    <LineIcon
      width={20}
      {...props}
      d="M3 12h18M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18c-5 5-5 13 0 18 5-5 5-13 0-18"
    />
  );
}

import LineIcon from '@site/src/base/components/LineIcon';
import type {Props} from '@theme/Admonition/Icon/Warning';

/** An exclamation mark in a triangle. */
const IconWarning = (props: Props) => (
  <LineIcon
    {...props}
    d="M12 9v5m0 3.5v.1M10.5 4L2.5 18c-1 1.5 0 3 1.5 3h16c1.5 0 2.5-1.5 1.5-3l-8-14c-1-1.3-2-1.3-3 0z"
  />
);

export default IconWarning;

import LineIcon from '@site/src/base/components/LineIcon';
import type {Props} from '@theme/Admonition/Icon/Note';

/** The letter i in a circle. */
const IconNote = (props: Props) => (
  <LineIcon {...props} d="M12 11v6m0-9.5v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />
);

export default IconNote;

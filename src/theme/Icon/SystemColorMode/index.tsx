import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

/** A circle with one half filled, for the system's color mode. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" {...props}>
      <path fill="none" stroke="currentColor" d="M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16" />
      <path fill="currentColor" d="M12 4a8 8 0 1 1 0 16z" />
    </svg>
  );
}

import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * The theme's toggle, enabled from the start. The theme disables it until React has hydrated the page. Until then,
 * src/docusaurus/late-script answers clicks.
 */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <BrowserContext value={true}>
      <ColorModeToggle {...props} buttonClassName={clsx('color-mode', props.buttonClassName)} />
    </BrowserContext>
  );
}

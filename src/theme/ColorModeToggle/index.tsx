import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {ReactNode} from 'react';

/**
 * The theme's toggle, enabled from the start. The theme disables it until React has hydrated the page, and a disabled
 * button gets no clicks. Clicks before then are replayed later (src/docusaurus/late-script).
 */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <BrowserContext value={true}>
      <ColorModeToggle {...props} />
    </BrowserContext>
  );
}

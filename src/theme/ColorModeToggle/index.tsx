import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {ReactNode} from 'react';

/**
 * The theme disables the toggle until React has taken the page over. A disabled button hears no click, and a click
 * that comes before then is done again later (src/docusaurus/late-script).
 */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <BrowserContext value={true}>
      <ColorModeToggle {...props} />
    </BrowserContext>
  );
}

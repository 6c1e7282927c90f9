import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets a tab that was left open across a deployment recover by itself: see {@link file://./recover.ts}. */
export default function recovery(): Plugin {
  return {
    name: 'recovery',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}

import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets a tab that was open during a deployment recover automatically: see {@link file://./recover.ts}. */
export default function recovery(): Plugin {
  return {
    name: 'recovery',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}

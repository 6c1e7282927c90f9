import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const fixture = (name: string) => path.join(__dirname, 'fixtures', `${name}.tsx`);

/** Adds pages that trigger what a healthy page never shows. */
export default function fixtures({baseUrl}: LoadContext): Plugin {
  return {
    name: 'browser-test-fixtures',
    contentLoaded({actions}) {
      for (const name of ['crash', 'navbar', 'slow', 'version']) {
        actions.addRoute({
          path: `${baseUrl}fixtures/${name}`,
          component: fixture(name),
          exact: true,
        });
      }
    },
  };
}

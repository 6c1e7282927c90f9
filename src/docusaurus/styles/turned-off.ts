import type {Plugin, Root} from 'postcss';
import type {Environment} from '../../base/environment';

/** Style sheets of parts that a build has only if a setting turns them on. */
const parts: [keyof Environment, RegExp][] = [
  ['FEEDBACK_URL', /feedback[\\/]PageVote\.module\.css$/],
];

/** A PostCSS plugin that empties the style sheets of parts that are turned off. */
export function withoutTurnedOff(environment: Environment): Plugin {
  const off = parts.filter(([setting]) => !environment[setting]);
  return {
    postcssPlugin: 'without-turned-off',
    Once(root: Root) {
      const file = root.source?.input.file ?? '';
      if (off.some(([, part]) => part.test(file))) root.removeAll();
    },
  };
}

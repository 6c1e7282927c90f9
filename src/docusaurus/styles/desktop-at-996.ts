import type {Plugin, Root} from 'postcss';

/**
 * A PostCSS plugin that has the desktop layout begin at 996 px, as `breakpoint.ts` has it. Infima and Docusaurus write
 * that number and begin it at 997, which leaves a window of 996.5 px without either layout.
 */
export function desktopAt996(): Plugin {
  return {
    postcssPlugin: 'desktop-at-996',
    Once(root: Root) {
      root.walkAtRules('media', (rule) => {
        rule.params = rule.params
          .replace(/max-width:\s*996px/, 'width < 996px')
          .replace(/min-width:\s*997px/, 'width >= 996px');
      });
    },
  };
}

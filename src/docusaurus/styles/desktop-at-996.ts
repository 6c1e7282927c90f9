import type {Plugin, Root} from 'postcss';

/**
 * A PostCSS plugin that makes the desktop layout start at 996 px, as in `breakpoint.ts`. Infima and Docusaurus start it
 * at 997 px, so a window 996.5 px wide would get neither layout.
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

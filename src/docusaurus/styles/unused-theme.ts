import type {Plugin, Root} from 'postcss';

/**
 * Classes of the theme that no page of this site has: of images with two color modes, of navbars that hide, of
 * right-to-left text, of task lists, of line numbers, which src/css/code.css draws, and of parts in src/theme that
 * replace the theme's.
 */
const unused = new RegExp(
  [
    'anchorTargetHideOnScrollNavbar',
    'codeBlockLinesWithNumbering',
    'containsTaskList',
    'darkNavbarColorModeToggle',
    'docusaurus-mt-lg',
    'dropdownNavbarItemMobile',
    'errorBoundary(Error|Fallback)',
    'footerLogoLink',
    'lastUpdated',
    'menuHtmlItem',
    'navbarHid(eable|den)',
    'sidebarLogo',
    'sidebarWithHideableNavbar',
    'themedComponent(--light|--dark)?',
    'toggleButtonDisabled',
  ]
    .map((name) => `\\.${name}(?![\\w-])`)
    .concat('\\[dir=.rtl.\\]')
    .join('|'),
);

/** A PostCSS plugin that removes the theme's rules for what this site doesn't show. */
export function leanTheme(): Plugin {
  return {
    postcssPlugin: 'lean-theme',
    Once(root: Root) {
      if (!root.source?.input.file?.includes('/@docusaurus/theme-c')) return;
      root.walkRules((rule) => {
        const seen = rule.selectors.filter((selector) => !unused.test(selector));
        if (seen.length === 0) rule.remove();
        else rule.selectors = seen;
      });
    },
  };
}

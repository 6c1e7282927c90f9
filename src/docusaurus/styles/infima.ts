import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Helpers, Plugin, Root} from 'postcss';
import {listFiles} from '../../base/source/paths';

const site = path.join(__dirname, '../..');
const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

/** Whether the site has several versions. Docusaurus creates the file with the second one. */
const hasVersions = existsSync('versions.json');

/** Components that only a site with several versions shows. */
const hidden = hasVersions ? '' : 'DocVersion*|';

/** Where class names are used: the site, and the theme except for components that the site doesn't show. */
const components = [
  `${site}/**/*.tsx`,
  `${theme}/theme/*.js`,
  `${theme}/theme/!(Blog*|${hidden}DocTag*|Tag*)/**/*.js`,
  `${themeCommon}/**/*.js`,
];

/**
 * Selectors that never match on this site, class names that only occur as part of another name, and what src/css draws:
 * buttons, the tones of alerts, and scroll bars.
 */
const unseen =
  /^\.?(badge|button(--\w+)?|col--(2|6|8|offset-3)|hero(__title)?|pagination|pills|thin-scrollbar|navbar--(dark|primary)|footer--dark|footer__(logo|link-separator)|alert--\w+|tabs--block)$/;

/**
 * A PostCSS plugin for Infima, the theme's style sheet. It removes rules that no component uses, and variables that
 * nothing reads or that src/css/infima.css sets.
 */
export function leanInfima(): Plugin {
  const own = new Set<string>(
    readFileSync(path.join(site, 'css/infima.css'), 'utf8').match(/--ifm-[\w-]+(?=:)/g),
  );
  const variables = [site, theme, themeCommon].flatMap(variablesReadIn);
  const purge = purgeCss({
    content: components,
    // Only the banner of a version is an alert that src/css doesn't draw.
    blocklist: hasVersions ? [unseen] : [unseen, /^\.?alert$/],
    variables: true,
    safelist: {variables},
  }) as Plugin;
  return {
    postcssPlugin: 'lean-infima',
    // Run before any other plugin. At the end, Docusaurus would wrap the rules in a layer, and every second rule would
    // remain.
    async Once(root: Root, helpers: Helpers) {
      if (!root.source?.input.file?.includes('/infima/')) return;
      root.walkRules(/^(:root|html\[data-theme=.dark.\])$/, (rule) => {
        rule.each((node) => {
          if (node.type === 'decl' && own.has(node.prop)) node.remove();
        });
      });
      await purge.OnceExit?.(root, helpers);
    },
  };
}

/** Returns the Infima variables that style sheets and components in a folder read. */
function variablesReadIn(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap(
      (file) =>
        readFileSync(path.join(folder, file), 'utf8').match(/(?<=var\(\s*)--ifm-[\w-]+/g) ?? [],
    );
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';

const site = path.dirname(__dirname);
const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

/** Where class names are written: the site, and the theme but for what the site does not show. */
const components = [
  `${site}/**/*.tsx`,
  `${theme}/theme/*.js`,
  `${theme}/theme/!(Blog*|DocVersion*|DocTag*|Tag*)/**/*.js`,
  `${themeCommon}/**/*.js`,
];

/** What components can look like but never do here, or what only the name of something else speaks of. */
const unseen =
  /^\.?(badge|hero|pills|navbar--(dark|primary)|footer--dark|footer__(logo|link-separator)|alert--(success|secondary)|tabs--block)$/;

/** What is used here of PostCSS's nodes. */
interface Rule {
  selector: string;
  each: (visit: (declaration: {prop?: string; remove: () => void}) => void) => void;
}

interface Root {
  source?: {input: {file?: string}};
  walkRules: (visit: (rule: Rule) => void) => void;
}

/**
 * A PostCSS plugin that drops from Infima, the stock style sheet, the rules that no component uses, and the variables
 * that nothing reads or that src/css/infima.css sets.
 */
export function leanInfima() {
  const own = new Set<string>(
    readFileSync(path.join(__dirname, 'infima.css'), 'utf8').match(/--ifm-[\w-]+(?=:)/g),
  );
  const variables = [site, theme, themeCommon].flatMap(variablesReadIn);
  const purge = purgeCss({
    content: components,
    blocklist: [unseen],
    variables: true,
    safelist: {variables},
  });
  return {
    postcssPlugin: 'lean-infima',
    prepare({root}: {root: Root}) {
      if (!root.source?.input.file?.includes('/infima/')) return {};
      return {
        ...purge,
        Once: () =>
          root.walkRules((rule) => {
            if (!/^(:root|html\[data-theme=.dark.\])$/.test(rule.selector)) return;
            rule.each((declaration) => {
              if (declaration.prop && own.has(declaration.prop)) declaration.remove();
            });
          }),
      };
    },
  };
}

/** Infima's variables that style sheets and components of a folder read. */
function variablesReadIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap(
      (file) =>
        readFileSync(path.join(folder, file), 'utf8').match(/(?<=var\(\s*)--ifm-[\w-]+/g) ?? [],
    );
}

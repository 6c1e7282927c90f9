import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Declaration, type Plugin, parse, type Root, type Rule} from 'postcss';

const ownStyles = path.join(__dirname, '../../css');

/** What each shorthand property sets, of those that the theme uses. */
const longhands: Record<string, string[]> = {
  background: ['background-color'],
  border: ['border-left'],
  font: ['font-family', 'font-size', 'font-weight', 'line-height'],
  margin: ['margin-bottom', 'margin-left', 'margin-right', 'margin-top'],
  padding: ['padding-bottom', 'padding-left', 'padding-right', 'padding-top'],
};

/**
 * A PostCSS plugin that removes declarations of Infima and the theme that never apply, because src/css sets the same
 * property for the same selector. Docusaurus puts theirs in layers, so ours always win.
 *
 * @param styles our style sheets
 */
export function withoutOverridden(styles: string[] = readStyles()): Plugin {
  const own = propertiesBySelector(styles);
  const isOverridden = ({selectors}: Rule, {prop, important}: Declaration) =>
    !important && selectors.every((selector) => own.get(selector)?.has(prop));
  return {
    postcssPlugin: 'without-overridden',
    Once(root: Root) {
      if (!/\/(infima|@docusaurus\/theme-classic)\//.test(root.source?.input.file ?? '')) return;
      root.walkRules((rule) => {
        rule.each((node) => {
          if (node.type === 'decl' && isOverridden(rule, node)) node.remove();
        });
        if (rule.nodes.length === 0) rule.remove();
      });
    },
  };
}

/** Returns the style sheets of every page. */
function readStyles(): string[] {
  const index = readFileSync(path.join(ownStyles, 'index.css'), 'utf8');
  return [...index.matchAll(/@import "(.+)"/g)].map(([, name = '']) =>
    readFileSync(path.join(ownStyles, name), 'utf8'),
  );
}

/** Returns what is set under no condition: the properties of each rule that's in no other block. */
function propertiesBySelector(styles: string[]): Map<string, Set<string>> {
  const properties = new Map<string, Set<string>>();
  for (const {nodes} of styles.map((style) => parse(style)))
    for (const rule of nodes.filter((node) => node.type === 'rule'))
      for (const selector of rule.selectors) {
        const known = properties.get(selector) ?? new Set();
        properties.set(selector, known);
        for (const node of rule.nodes)
          if (node.type === 'decl')
            for (const prop of [node.prop, ...(longhands[node.prop] ?? [])]) known.add(prop);
      }
  return properties;
}

import {suggest} from '../../base/text/suggest';
import {factNamed, factsIn} from '../../content/directives/facts';
import {hasMenuPath, menu} from '../../product/facts';
import {udm} from '../../product/udm';
import type {Check} from '../check';
import {yamlItems} from './yaml-items';

const listFile = 'src/product/facts/retention.yaml';
const link = /\]\(([^)#\s]+)(?:#([^)\s]+))?\)/g;

/** Checks that `retention.yaml` refers to limits, fields, data models, menus, and sections that exist. */
export const checkRetentionReferences: Check = ({files, pageByPath}, reportIn) => {
  const list = files.get(listFile);
  if (!list) return;
  const report = reportIn(list);
  const items = ['records', 'files', 'periods', 'deletions'].flatMap((key) => yamlItems(list, key));
  for (const {value, line} of items) {
    const {
      what,
      models = [],
      menu: path,
    } = value as {
      what: string;
      models?: string[];
      menu?: string[];
    };
    for (const model of models.filter((each) => !udm.find(each)))
      report(
        line,
        `there is no data model "${model}"`,
        suggest(
          model,
          udm.models.map(({typeName}) => typeName),
        ),
      );
    if (path && !hasMenuPath(menu, path))
      report(
        line,
        `"${what}" is changed in "${path.join(' > ')}", which isn't a menu`,
        'use a path in menu.yaml',
      );
    for (const text of Object.values(value).filter((each) => typeof each === 'string')) {
      for (const written of factsIn(text)) {
        const fault = faultOf(() => factNamed(written));
        if (fault)
          report(line, `:${written.fact}[${written.name}] ${fault}`, 'name one that exists');
      }
      for (const [, name, anchor] of text.matchAll(link)) {
        const page = pageByPath.get(`docs/${name}`);
        if (!page)
          report(line, `there is no page docs/${name}`, 'name a file below docs/ that exists');
        else if (anchor && !page.anchors.includes(anchor))
          report(line, `docs/${name} has no section "#${anchor}"`, suggest(anchor, page.anchors));
      }
    }
  }
};

/** The message of the error that a function throws, or `undefined`. */
function faultOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

import {suggest} from '../../base/text/suggest';
import type {NotOffered} from '../../product/facts';
import type {Check} from '../check';
import {yamlItems} from '../data/yaml-items';

const listFile = 'src/product/facts/not-offered.yaml';

/**
 * Checks that a page says what the list says the product doesn't offer, in the same words, and that the list links to a
 * section that exists.
 */
export const checkNotOffered: Check = ({files, pageByPath}, reportIn) => {
  const list = files.get(listFile);
  if (!list) return;
  for (const {value, line} of yamlItems(list)) {
    const {what, quote, page: target} = value as Partial<NotOffered>;
    if (!what || !quote || !target) continue;
    const [name = '', anchor] = target.split('#');
    const page = pageByPath.get(`docs/${name}`);
    const report = (wrong: string, fix: string) => reportIn(list)(line, wrong, fix);
    if (!page) {
      const names = [...pageByPath.keys()].map((path) => path.replace('docs/', ''));
      report(`there is no page docs/${name}`, suggest(name, names));
      continue;
    }
    if (anchor && !page.anchors.includes(anchor))
      report(`docs/${name} has no section "#${anchor}"`, suggest(anchor, page.anchors));
    if (!String(files.get(`docs/${name}`)?.value).includes(quote))
      report(
        `docs/${name} doesn't say "${quote}"`,
        'quote what the page says, or delete the entry if the product has it now',
      );
  }
};

import {linkTarget} from '../../product/page-files/link-target';
import {onEachPage} from '../check';

const minimumAlt = 20;
const pictureOf =
  /^(?:An? |The )?(?:image|picture|screenshot|diagram|photo|figure|illustration|drawing|graphic) (?:of|that|showing|shows|with)\b/i;

/**
 * A picture exists beside its page, and its alternative text says what it says: whoever cannot see it, and whoever
 * searches, has nothing else.
 */
export const checkImages = onEachPage((page, report, {files}) => {
  const alts = new Set<string>();
  for (const node of page.written('image')) {
    const alt = node.alt ?? '';
    if (!/^\.\/img\/[a-z0-9-]+\.svg$/.test(node.url)) {
      report(
        node,
        `the picture "${node.url}" is not an SVG in the img folder`,
        'write "./img/<name>.svg"',
      );
    } else if (!files.has(linkTarget(page.path, node.url).file)) {
      report(node, `no picture "${node.url}"`, 'add the file, or mend its name');
    }
    if (alt.length < minimumAlt) {
      report(
        node,
        `the alternative text "${alt}" is too short`,
        'say in a sentence what the picture says',
      );
    } else if (pictureOf.test(alt)) {
      const wrong = `the alternative text begins "${pictureOf.exec(alt)?.[0]}"`;
      report(node, wrong, 'begin with what it shows: a screen reader says that it is a picture');
    } else if (alts.has(alt)) {
      report(node, 'two pictures have the same alternative text', 'say what sets this one apart');
    }
    alts.add(alt);
  }
});

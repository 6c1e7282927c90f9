import {linkTarget} from '../../product/page-files/link-target';
import {onEachPage} from '../check';

const minimumAlt = 20;
const pictureOf =
  /^(?:An? |The )?(?:image|picture|screenshot|diagram|photo|figure|illustration|drawing|graphic) (?:of|that|showing|shows|with)\b/i;

/**
 * Checks that a picture exists in its page's folder, and that its alternative text describes it. Search, and readers
 * who can't see it, have only this text.
 */
export const checkImages = onEachPage((page, report, {files}) => {
  const alts = new Set<string>();
  for (const node of page.written('image')) {
    const alt = node.alt ?? '';
    if (!/^\.\/img\/[a-z0-9-]+\.svg$/.test(node.url)) {
      report(
        node,
        `the picture "${node.url}" isn't an SVG in the img folder`,
        'write "./img/<name>.svg"',
      );
    } else if (!files.has(linkTarget(page.path, node.url).file)) {
      report(node, `there is no picture "${node.url}"`, 'add the file, or correct its name');
    }
    if (alt.length < minimumAlt) {
      report(
        node,
        `the alternative text "${alt}" is too short`,
        'describe in a sentence what the picture shows',
      );
    } else if (pictureOf.test(alt)) {
      const wrong = `the alternative text begins "${pictureOf.exec(alt)?.[0]}"`;
      report(
        node,
        wrong,
        "begin with what it shows: screen readers already say that it's a picture",
      );
    } else if (alts.has(alt)) {
      report(
        node,
        'two pictures have the same alternative text',
        'say what is different in this picture',
      );
    }
    alts.add(alt);
  }
});

import {linkTarget} from '../../product/page-files/link-target';
import {onEachPage} from '../check';
import {oncePerPage} from '../once-per-page';

const minimumAlt = 20;
const pictureOf =
  /^(?:An? |The )?(?:image|picture|screenshot|diagram|photo|figure|illustration|drawing|graphic) (?:of|that|showing|shows|with)\b/i;

/**
 * A picture exists beside its page, and its alternative text says what it says: whoever cannot see it, and whoever
 * searches, has nothing else.
 */
export const checkImages = onEachPage((page, report, site) => {
  const alts = new Set<string>();
  for (const {url, alt, line} of imagesOn(page, site)) {
    if (!line) continue;
    if (!/^\.\/img\/[a-z0-9-]+\.svg$/.test(url)) {
      report(
        line,
        `the picture "${url}" is not an SVG in the img folder`,
        'write "./img/<name>.svg"',
      );
    } else if (!site.files.has(linkTarget(page.path, url).file)) {
      report(line, `no picture "${url}"`, 'add the file, or mend its name');
    }
    if (alt.length < minimumAlt) {
      report(
        line,
        `the alternative text "${alt}" is too short`,
        'say in a sentence what the picture says',
      );
    } else if (pictureOf.test(alt)) {
      const wrong = `the alternative text begins "${pictureOf.exec(alt)?.[0]}"`;
      report(line, wrong, 'begin with what it shows: a screen reader says that it is a picture');
    } else if (alts.has(alt)) {
      report(line, 'two pictures have the same alternative text', 'say what sets this one apart');
    }
    alts.add(alt);
  }
});

/** The pictures of a page; those of derived parts have no line. */
export const imagesOn = oncePerPage('images', ({nodes}) =>
  nodes('image').map(({url, alt, position}) => ({
    url,
    alt: alt ?? '',
    line: position?.start.line,
  })),
);

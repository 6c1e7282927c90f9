import {linkTarget} from '../../product/page-files/link-target';
import {onEachPage} from '../check';
import {oncePerPage} from '../once-per-page';

const minimumAlt = 20;
const pictureOf =
  /^(?:An? |The )?(?:image|picture|screenshot|diagram|photo|figure|illustration|drawing|graphic) (?:of|that|showing|shows|with)\b/i;

/**
 * Checks that a picture exists in its page's folder, and that its alternative text describes it. Search, and readers
 * who can't see it, have only this text.
 */
export const checkImages = onEachPage((page, report, site) => {
  const alts = new Set<string>();
  for (const {url, alt, line} of imagesOn(page, site)) {
    if (!line) continue;
    if (!/^\.\/img\/[a-z0-9-]+\.svg$/.test(url)) {
      report(
        line,
        `the picture "${url}" isn't an SVG in the img folder`,
        'write "./img/<name>.svg"',
      );
    } else if (!site.files.has(linkTarget(page.path, url).file)) {
      report(line, `there is no picture "${url}"`, 'add the file, or correct its name');
    }
    if (alt.length < minimumAlt) {
      report(
        line,
        `the alternative text "${alt}" is too short`,
        'describe in a sentence what the picture shows',
      );
    } else if (pictureOf.test(alt)) {
      const wrong = `the alternative text begins "${pictureOf.exec(alt)?.[0]}"`;
      report(
        line,
        wrong,
        "begin with what it shows: screen readers already say that it's a picture",
      );
    } else if (alts.has(alt)) {
      report(
        line,
        'two pictures have the same alternative text',
        'say what is different in this picture',
      );
    }
    alts.add(alt);
  }
});

/** A page's pictures. Pictures in derived parts have no line. */
export const imagesOn = oncePerPage('images', ({nodes}) =>
  nodes('image').map(({url, alt, position}) => ({
    url,
    alt: alt ?? '',
    line: position?.start.line,
  })),
);

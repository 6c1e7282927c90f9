import {product} from '../../product/facts';
import {onEachPage} from '../check';

interface SlugRule {
  folder: RegExp;
  /** Whether the slug is as this folder wants it. */
  fits: (slug: string | undefined) => boolean;
  wants: string;
}

const name = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** The table "Where a page lives" of CONTRIBUTING.md; the first folder that fits decides. */
const rules: SlugRule[] = [
  {
    folder: /^docs\/(guides|standalone|apis|iq)\/|^docs\/bql\/[^/]+$/,
    fits: (slug) => slug !== undefined && name.test(slug),
    wants: 'write "slug: /<name>", lower case with hyphens: the page answers at /docs/<name>',
  },
  {
    folder: /^docs\/bql\//,
    fits: (slug) => slug === undefined || slug.startsWith('/'),
    wants: 'leave "slug" out, or begin it with a slash',
  },
  {
    // The name of a file cannot hold the product's.
    folder: /^docs\/connectors\//,
    fits: (slug) => slug === undefined || slug.startsWith(`/connectors/${product.slug}-`),
    wants: 'leave "slug" out: the folder gives the route',
  },
  {
    folder: /^docs\/(reference|releases)\//,
    fits: (slug) => slug === undefined,
    wants: 'leave "slug" out: the folder gives the route',
  },
];

/** The slug is the one that the page's folder asks for, so that the routes of a section look alike. */
export const checkSlugs = onEachPage(({path, frontMatter}, report) => {
  const {slug} = frontMatter.data;
  const rule = rules.find(({folder}) => folder.test(path));
  const written = slug === undefined ? undefined : String(slug);
  if (!rule)
    report(
      1,
      'the page is in no section of the documentation',
      'move it into one of the folders of docs/',
    );
  else if (!rule.fits(written)) {
    const wrong =
      written === undefined
        ? 'the page has no slug'
        : `the slug "${written}" does not fit this folder`;
    report(frontMatter.lineOf('slug'), wrong, rule.wants);
  }
});

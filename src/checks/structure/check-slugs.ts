import {product} from '../../product/facts';
import {onEachPage} from '../check';

interface SlugRule {
  folder: RegExp;
  /** Whether the slug is right for this folder. */
  fits: (slug: string | undefined) => boolean;
  wants: string;
}

const name = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;
const nameInFolder = /^\/(start|use-cases)\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** The table "Where a page lives" in CONTRIBUTING.md. The first folder that fits decides. */
const rules: SlugRule[] = [
  {
    // Pages in these folders are about a reader or a task, not a topic, so their address names the folder.
    folder: /^docs\/guides\/(start|use-cases)\//,
    fits: (slug) => slug !== undefined && nameInFolder.test(slug),
    wants: 'write "slug: /<folder>/<name>" in lowercase with hyphens',
  },
  {
    folder: /^docs\/(guides|standalone|apis|iq)\/|^docs\/bql\/[^/]+$/,
    fits: (slug) => slug !== undefined && name.test(slug),
    wants: 'write "slug: /<name>" in lowercase with hyphens: the page is at /docs/<name>',
  },
  {
    folder: /^docs\/bql\//,
    fits: (slug) => slug === undefined || slug.startsWith('/'),
    wants: 'delete "slug", or begin it with a slash',
  },
  {
    // A file name can't contain the product's name.
    folder: /^docs\/connectors\//,
    fits: (slug) => slug === undefined || slug.startsWith(`/connectors/${product.slug}-`),
    wants: 'delete "slug": the folder determines the route',
  },
  {
    folder: /^docs\/(reference|releases)\//,
    fits: (slug) => slug === undefined,
    wants: 'delete "slug": the folder determines the route',
  },
];

/** Checks that the slug has the form that the page's folder requires, so that the routes of a section look alike. */
export const checkSlugs = onEachPage(({path, frontMatter}, report) => {
  const {slug} = frontMatter.data;
  const rule = rules.find(({folder}) => folder.test(path));
  const written = slug === undefined ? undefined : String(slug);
  if (!rule)
    report(
      1,
      "the page isn't in a section of the documentation",
      'move the page to one of the folders in docs/',
    );
  else if (!rule.fits(written)) {
    const wrong =
      written === undefined
        ? 'the page has no slug'
        : `the slug "${written}" doesn't fit this folder`;
    report(frontMatter.lineOf('slug'), wrong, rule.wants);
  }
});

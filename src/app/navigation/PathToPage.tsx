import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

/**
 * Breadcrumbs of a page without a sidebar. If it's outside the sidebars, it belongs to the guides, whose pages link to
 * it. If it hides its sidebar, it's the first page of its section.
 */
export default function PathToPage() {
  const {frontMatter, metadata} = useDoc();
  const isOutside = frontMatter.displayed_sidebar === undefined;
  return (
    <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {isOutside && (
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to="/docs/quick-start">
              Guides
            </Link>
          </li>
        )}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{metadata.title}</span>
        </li>
      </ul>
    </nav>
  );
}

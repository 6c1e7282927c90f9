import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

/** Breadcrumbs of a page outside the sidebars. It belongs to the guides, whose pages link to it. */
export default function PathToPage() {
  const {title} = useDoc().metadata;
  return (
    <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to="/docs/quick-start">
            Guides
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}

import Link from '@docusaurus/Link';
import {
  useDoc,
  useDocsSidebar,
  useLayoutDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

interface Step {
  label: string;
  href?: string;
}

/** Breadcrumbs: the section, the categories, and the page. On phones, PageBar.module.css shows only the last link. */
export default function PathToPage() {
  const sidebar = useDocsSidebar();
  return sidebar ? <PathInSidebar sidebar={sidebar.name} /> : <PathFromGuides />;
}

function PathInSidebar({sidebar}: {sidebar: string}) {
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const href = useLayoutDocsSidebar(sidebar).link?.path;
  const section = useThemeConfig().navbar.items.find(({sidebarId}) => sidebarId === sidebar);
  // The section's first page is its name's own address, so its name isn't a link there.
  const isFirst = breadcrumbs.at(-1)?.href === href;
  const isNamed = breadcrumbs[0]?.label === section?.label;
  const start = {label: `${section?.label}`, href: isFirst ? undefined : href};
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <Path steps={isFirst && isNamed ? breadcrumbs : [start, ...breadcrumbs]} />
    </>
  );
}

/** A page outside the sidebars belongs to the guides, whose pages link to it. */
function PathFromGuides() {
  const {title} = useDoc().metadata;
  return <Path steps={[{label: 'Guides', href: '/docs/quick-start'}, {label: title}]} />;
}

const Path = ({steps}: {steps: Step[]}) => (
  <nav
    aria-label={translate({
      id: 'theme.docs.breadcrumbs.navAriaLabel',
      message: 'Breadcrumbs',
      description: 'The ARIA label for the breadcrumbs',
    })}
  >
    <ul className="breadcrumbs">
      <HomeBreadcrumbItem />
      {steps.map(({label, href}, index) => (
        <li key={href ?? label} className="breadcrumbs__item">
          {href && index < steps.length - 1 ? (
            <Link className="breadcrumbs__link" to={href}>
              {label}
            </Link>
          ) : (
            <span className="breadcrumbs__link">{label}</span>
          )}
        </li>
      ))}
    </ul>
  </nav>
);

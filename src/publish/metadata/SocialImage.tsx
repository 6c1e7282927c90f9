import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {size} from './size';
import {useSection} from './useSection';

/** Sets the page's social image to its section's image. Pages without a section use the site's image. */
export default function SocialImage() {
  const {title} = useDocusaurusContext().siteConfig;
  const section = useSection();
  if (!section) return null;
  const alt = `${title} documentation: ${section.name}`;
  return (
    <PageMetadata image={`img/social/${section.sidebar}.png`}>
      {/* Repeated, because these tags describe the image that is named before them. */}
      <meta property="og:image:width" content={String(size.width)} />
      <meta property="og:image:height" content={String(size.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </PageMetadata>
  );
}

import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Mark from '@site/static/img/logo.svg';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

/**
 * The site's name and logo, linked to the home page. The theme loads two images, one for each color mode, before it
 * renders a page. This logo is inline and takes its color from the page.
 */
export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link {...props} to={useBaseUrl('/')}>
      <Mark className={imageClassName} aria-hidden="true" />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}

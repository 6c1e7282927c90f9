import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Mark from '@site/static/img/logo.svg';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

/**
 * The site's name and mark, a link home. The theme asks for two pictures, one of each color mode, before a page is
 * drawn; this mark comes with the page and takes its color from there.
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

import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCard/Layout';
import Heading from '@theme/Heading';
import clsx from 'clsx';

/** A card on a category's page: a title and what the page is for. The theme's card adds an emoji and wide margins. */
export default function DocCardLayout({className, href, title, description}: Props) {
  return (
    <Link href={href} className={clsx('card', ThemeClassNames.docs.docCard.container, className)}>
      <Heading as="h2">{title}</Heading>
      {description && <p>{description}</p>}
    </Link>
  );
}

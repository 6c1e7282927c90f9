import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FeedbackButton from '@site/src/app/feedback/FeedbackButton';
import Mark from '@site/static/img/logo.svg';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The end of the site: its name and purpose, links, and the feedback widget. Replaces the theme's layout, which has an image as its logo. */
export default function FooterLayout({links}: Props) {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.content}>
        <div className={styles.name}>
          <Mark aria-hidden="true" />
          <b>{title}</b>
          <p>{tagline}</p>
        </div>
        {links}
        <FeedbackButton />
      </div>
    </footer>
  );
}

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageVote from '@site/src/app/feedback/PageVote';
import ReportPage from '@site/src/app/feedback/ReportPage';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The end of a page: when it was last updated, how to correct it, and whether it helped. Replaces the theme's footer,
 * which has no place for a report and isn't shown on a page without a date.
 */
export default function DocItemFooter() {
  const {permalink, editUrl, lastUpdatedAt} = useDoc().metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.foot)}>
      <div className={styles.facts}>
        <LastUpdated lastUpdatedAt={lastUpdatedAt} />
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <ReportPage />
      </div>
      {/* A new page asks again. */}
      <PageVote key={permalink} />
    </footer>
  );
}

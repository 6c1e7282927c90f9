import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageVote from '@site/src/app/feedback/PageVote';
import ReportPage from '@site/src/app/feedback/ReportPage';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The end of a page: whether it helped, how to correct it, which platform release it describes, and when it was last
 * updated. Replaces the theme's footer, which has no place for a report and isn't shown on a page without a date.
 */
export default function DocItemFooter() {
  const {permalink, editUrl, lastUpdatedAt} = useDoc().metadata;
  const {label} = useDocsVersion();
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.foot)}>
      {/* A new page asks again. */}
      <PageVote key={permalink} />
      <div className={styles.facts}>
        <span>{`Describes platform ${label}`}</span>
        <LastUpdated lastUpdatedAt={lastUpdatedAt} />
      </div>
      <div className={styles.actions}>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <ReportPage />
      </div>
    </footer>
  );
}

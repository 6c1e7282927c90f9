import {ThemeClassNames} from '@docusaurus/theme-common';
import {longDate} from '@site/src/base/text/dates';
import type {Props} from '@theme/LastUpdated';

/** The theme's component without `Intl.DateTimeFormat`, which the theme creates on every page. See {@link longDate}. */
export default function LastUpdated({lastUpdatedAt}: Props) {
  if (!lastUpdatedAt) return null;
  const time = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Updated{' '}
      <time dateTime={time} itemProp="dateModified">
        {longDate(time.slice(0, 10))}
      </time>
    </span>
  );
}

import Link from '@docusaurus/Link';
import {useVersions} from '@site/src/app/versions/useVersions';
import {longDate} from '@site/src/base/text/dates';
import styles from './WhatIsNew.module.css';

/** The newest release of each product part. */
export default function WhatIsNew() {
  return (
    <section aria-labelledby="new">
      <h2 id="new">What's new</h2>
      <ul className={styles.releases}>
        {useVersions().map(({part, route, newest}) => (
          <li key={part}>
            <h3>
              {part} {newest.version}
            </h3>
            <p>
              <time dateTime={newest.date}>{longDate(newest.date)}</time>
              {newest.headline && `. ${newest.headline}`}
            </p>
            <Link to={route}>What changes in {newest.version}, and what to do first</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/docs/releases">All releases, connector updates, and feeds</Link>
      </p>
      <p>
        <Link to="/versions">All versions covered by this documentation</Link>
      </p>
    </section>
  );
}

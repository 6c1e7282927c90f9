import Link from '@docusaurus/Link';
import data from '@generated/home/default/data.json';
import {KindCounts} from '@site/src/app/explorers/releases/KindCounts';
import {longDate} from '@site/src/base/text/dates';
import '@site/src/content/release-notes/kind-chip.css';
import styles from './Latest.module.css';

/** The newest release of each part of the product, with the number of changes of each kind. */
export default function Latest() {
  return (
    <section aria-labelledby="new">
      <h2 id="new">What's new</h2>
      <ul className={styles.releases}>
        {data.releases.map(({title, about, date, route, tally}) => (
          <li key={route}>
            <time dateTime={date}>{longDate(date)}</time>
            <h3>
              <Link to={route}>{title}</Link>
            </h3>
            <p>{about}</p>
            <span>
              <KindCounts tally={tally} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/docs/releases">All releases, connector updates, and feeds</Link>
        <Link to="/versions">All versions covered by this documentation</Link>
      </p>
    </section>
  );
}

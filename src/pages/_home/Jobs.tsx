import Link from '@docusaurus/Link';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {useRoute} from '@site/src/base/components/useRoute';
import styles from './Jobs.module.css';
import {jobs} from './jobs';

/** The pages that analysts, administrators, and developers need first. */
export default function Jobs() {
  const named = useFilledIn();
  const routeOf = useRoute();
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">Start from your job</h2>
      <ul className={styles.jobs}>
        {jobs.map(({title, icon, about, links}) => (
          <li key={title}>
            <h3>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d={icon} />
              </svg>
              {title}
            </h3>
            <p>{about}</p>
            <ul>
              {links.map(({label, to}) => (
                <li key={label}>
                  <Link className="to-next" to={routeOf(to)}>
                    {named(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

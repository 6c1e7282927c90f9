import Link from '@docusaurus/Link';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {useRoute} from '@site/src/base/components/useRoute';
import styles from './Sections.module.css';
import {sections} from './sections';

/** A card for each section of the documentation, with its most-read pages. */
export default function Sections() {
  const named = useFilledIn();
  const routeOf = useRoute();
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">Browse the documentation</h2>
      <ul className={styles.cards}>
        {sections.map(({title, about, links}) => (
          <li key={title}>
            <h3>
              <Link to={routeOf(links[0].to)}>{named(title)}</Link>
            </h3>
            <p>{about}</p>
            <ul>
              {links.map(({label, to}) => (
                <li key={label}>
                  <Link to={routeOf(to)}>{named(label)}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

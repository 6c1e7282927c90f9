import Link from '@docusaurus/Link';
import data from '@generated/home/default/data.json';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {useRoute} from '@site/src/base/components/useRoute';
import SectionPicture from './SectionPicture';
import styles from './Sections.module.css';
import {sections} from './sections';

/** A card for each section of the documentation: a picture of what it's about, and how many pages it has. */
export default function Sections() {
  const named = useFilledIn();
  const routeOf = useRoute();
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">Browse the documentation</h2>
      <ul className={styles.cards}>
        {sections.map(({sidebar, title, about, to}) => (
          <li key={title}>
            <div className={styles.picture} aria-hidden="true">
              <SectionPicture of={sidebar} />
            </div>
            <h3>
              <Link to={routeOf(to)}>{named(title)}</Link>
            </h3>
            <span className={styles.count}>{data.pages[sidebar]} pages</span>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

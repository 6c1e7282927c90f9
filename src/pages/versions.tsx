import '@site/src/css/page.css';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useVersions} from '@site/src/app/versions/useVersions';
import ScrollableTable from '@site/src/base/components/ScrollableTable';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {longDate} from '@site/src/base/text/dates';
import {columnNames} from '@site/src/content/tables/column-names';
import {versionsPage} from '@site/src/product/react-pages';
import Layout from '@theme/Layout';

const heads = ['Part', 'Newest release', 'Release date', 'Release notes since'];

/** The version of this site, and the product releases it covers. */
export default function Versions() {
  const {title: product, customFields} = useDocusaurusContext().siteConfig;
  return (
    <Layout title={versionsPage.title} description={useFilledIn()(versionsPage.description)}>
      <main className="container page">
        <h1>Versions</h1>
        <p>
          This is version {String(customFields?.version)} of the documentation. It describes the
          newest release of each part of {product}. Pages point out where an older release differs.
        </p>
        <ScrollableTable className="stacked" style={columnNames(heads)}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {useVersions().map(({part, route, newest, oldest}) => (
              <tr key={part}>
                <td>{part}</td>
                <td>
                  <Link to={route}>{newest.version}</Link>
                </td>
                <td>{longDate(newest.date)}</td>
                <td>
                  {oldest.version}, {longDate(oldest.date)}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
        <h2>Which version are you running?</h2>
        <p>
          Open <strong>{'Help › About'}</strong> in the {product} header. Your data servers'
          versions are listed under <strong>{'Administration › Data › Servers'}</strong>.
        </p>
        <h2>What changed</h2>
        <p>
          <Link to="/docs/releases">Release notes</Link> list what's new, what's fixed, and what to
          do before you upgrade, including everything between your version and the newest one.
        </p>
      </main>
    </Layout>
  );
}

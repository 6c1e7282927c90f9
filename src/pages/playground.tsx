import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PlaygroundPage from '@site/src/app/playground/page/PlaygroundPage';
import Layout from '@theme/Layout';

/** Queries of BQL, written and run in the browser. */
export default function Playground() {
  const {title: product} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title="BQL playground"
      description={`Write ${product} Query Language in the browser and run it on a sample organization: examples, completion, errors with fixes, results to sort and copy.`}
      noFooter
    >
      <PlaygroundPage />
    </Layout>
  );
}

import PlaygroundPage from '@site/src/app/playground/page/PlaygroundPage';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {playground} from '@site/src/product/react-pages';
import Layout from '@theme/Layout';

/** The playground, where readers write and run BQL queries in the browser. */
export default function Playground() {
  return (
    <Layout title={playground.title} description={useFilledIn()(playground.description)} noFooter>
      <PlaygroundPage />
    </Layout>
  );
}

import GraphqlPlaygroundPage from '@site/src/app/graphql-playground/page/GraphqlPlaygroundPage';
import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {graphqlPlayground} from '@site/src/product/react-pages';
import Layout from '@theme/Layout';

/** The GraphQL playground, where readers write and run operations of the Platform API in the browser. */
export default function GraphqlPlayground() {
  const {title, description} = graphqlPlayground;
  return (
    <Layout title={title} description={useFilledIn()(description)} noFooter>
      <GraphqlPlaygroundPage />
    </Layout>
  );
}

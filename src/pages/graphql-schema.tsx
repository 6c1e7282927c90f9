import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {graphqlSchema} from '@site/src/product/react-pages';
import Layout from '@theme/Layout';

/** The GraphQL schema, where readers look up types. */
export default function GraphqlSchema() {
  const {title, description} = graphqlSchema;
  return (
    <Layout title={title} description={useFilledIn()(description)}>
      <main />
    </Layout>
  );
}

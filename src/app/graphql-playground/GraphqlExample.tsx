import {type ReactNode, useMemo} from 'react';
import {graphqlPlaygroundRoute, hashOfOperation} from '../../content/api-examples/link';
import type {PlaygroundProps} from '../playground/Playground';
import {RunnableExample} from '../playground/QueryExample';
import {useGraphqlPlayground} from './useGraphqlPlayground';

interface Props {
  /** The variables, as JSON. */
  variables?: string;
  /** How many children come before the result, as MDX passes it. */
  parts: string;
  /** Whether it's in the column of examples of an API page, which has its own frame and buttons. */
  column?: string;
  children: ReactNode;
}

type OpenedProps = Pick<PlaygroundProps, 'query' | 'takesFocus' | 'opened' | 'stored' | 'onClose'>;

/**
 * A GraphQL operation on a page that readers can run and edit. src/content/api-examples/runnable.ts wraps the operation
 * and its result in this component.
 */
export default function GraphqlExample({
  variables = '',
  parts,
  column,
  children,
}: Props): ReactNode {
  const {Playground, ...loading} = useGraphqlPlayground();
  const WithVariables = useMemo(
    () => Playground && ((props: OpenedProps) => <Playground variables={variables} {...props} />),
    [Playground, variables],
  );
  return (
    <RunnableExample
      // In the column, the code blocks keep their look. GraphqlActions has the buttons.
      language={column ? '' : 'graphql'}
      name="GraphQL"
      linkTo={(query) => `${graphqlPlaygroundRoute}${hashOfOperation({query, variables})}`}
      playground={{Playground: WithVariables, ...loading}}
      parts={Number(parts)}
      className={column ? undefined : 'query'}
    >
      {children}
    </RunnableExample>
  );
}

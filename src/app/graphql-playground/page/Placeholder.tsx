import type {ReactNode} from 'react';
import {escapeHtml} from '../../../base/text/html';
import type {WrittenOperation} from '../../../content/api-examples/link';
import {linesOf} from '../../../content/highlight/lines';
import pageStyles from '../../playground/page/page.module.css';
import RunButton from '../../playground/RunButton';
import Skeleton from '../../playground/results/Skeleton';
import own from '../graphql-playground.module.css';
import type {GraphqlPageData} from '../plugin';

interface Props {
  first: GraphqlPageData['first'];
  /** The operation that the reader's link opens, if it isn't the first example. */
  linked?: WrittenOperation;
  /** Whether the playground is being loaded. */
  isBusy: boolean;
  /** Called when the reader presses Run. The playground runs its operation when it's loaded. */
  onRun: () => void;
}

/** The playground's frame before it's loaded, with the first example's answer, also for readers without JavaScript. */
export default function Placeholder({first, linked, isBusy, onRun}: Props): ReactNode {
  const {query, variables} = linked ?? first;
  return (
    <div className="query">
      <div className="query-head">
        <span className="query-title">GraphQL</span>
        <span role="status" className={pageStyles.pending}>
          {isBusy && 'Loading…'}
        </span>
        <RunButton isBusy={isBusy} onClick={onRun} />
      </div>
      <Code isNumbered html={linked ? escapeHtml(query) : first.html.query} text={query} />
      <div className={own.variables}>
        <p>Variables</p>
        <Code html={linked ? escapeHtml(variables) : first.html.variables} text={variables} />
      </div>
      {linked ? (
        <>
          <p className="query-result">Not run yet</p>
          <Skeleton />
        </>
      ) : (
        <StoredAnswer first={first} />
      )}
    </div>
  );
}

/** The first example's answer, before it's run. */
export function StoredAnswer({first}: Pick<Props, 'first'>): ReactNode {
  return (
    <div className={own.answer}>
      <Code html={first.html.answer} text={first.answer} />
    </div>
  );
}

const Code = ({html, text, isNumbered}: {html: string; text: string; isNumbered?: boolean}) => (
  <pre>
    <code
      className={isNumbered && text.includes('\n') ? 'numbered' : undefined}
      dangerouslySetInnerHTML={{__html: linesOf(html, text, {})}}
    />
  </pre>
);

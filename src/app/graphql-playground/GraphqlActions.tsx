import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useContext, useEffect} from 'react';
import {QueryContext} from '../playground/QueryExample';
import RunButton from '../playground/RunButton';

/** The buttons of an operation in the column of examples, between the operation and its result. */
export default function GraphqlActions({query}: {query: string}): ReactNode {
  const actions = useContext(QueryContext);
  const isBrowser = useIsBrowser();
  const address = actions?.linkTo(query) ?? '';
  // The server's page, which doesn't show the link, has no address with the operation.
  const href = useBaseUrl(isBrowser ? address : address.replace(/#.*/, ''));
  const resume = actions?.resume;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, because it takes what was kept
  useEffect(() => resume?.(query), [query]);
  if (!actions) return null;
  const {prepare, run, edit, isLoading, failure} = actions;
  const intent = {onPointerEnter: prepare, onFocus: prepare};
  return (
    <>
      <div className="query-head">
        <span role="status">{isLoading && 'Loading…'}</span>
        <button type="button" className="query-action" {...intent} onClick={() => edit(query)}>
          Edit
        </button>
        <a className="query-action" href={href}>
          Open in playground
        </a>
        <RunButton isBusy={isLoading} {...intent} onClick={() => run(query)} />
      </div>
      {failure}
    </>
  );
}

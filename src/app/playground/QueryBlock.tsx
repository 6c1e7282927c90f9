import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Content from '@theme/CodeBlock/Content';
import {type ReactNode, useEffect} from 'react';
import LineIcon from '../../base/components/LineIcon';
import {copyIcon, expandIcon} from './icons';
import QueryAction from './QueryAction';
import type {QueryActions} from './QueryExample';
import RunButton from './RunButton';
import {useCopy} from './useCopy';

/** A query on a page, below a head with its buttons. */
export default function QueryBlock({actions}: {actions: QueryActions}): ReactNode {
  const {code, title, className} = useCodeBlockContext().metadata;
  const [message, copy] = useCopy();
  const isBrowser = useIsBrowser();
  const {name, linkTo, prepare, run, edit, resume, isLoading, failure} = actions;
  // The server's page, which doesn't show the link, has no address with the query.
  const address = useBaseUrl(isBrowser ? linkTo(code) : linkTo('').replace(/#.*/, ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, because it takes what was kept
  useEffect(() => resume(code), [code]);
  const intent = {onPointerEnter: prepare, onFocus: prepare};
  return (
    <div className={className}>
      <div className="query-head">
        <span className="query-title">{title ?? name}</span>
        <span role="status">{isLoading ? 'Loading…' : message}</span>
        <QueryAction aria-label="Copy query" title="Copy" onClick={() => copy('the query', code)}>
          <LineIcon d={copyIcon} width={18} />
        </QueryAction>
        <QueryAction {...intent} onClick={() => edit(code)}>
          Edit
        </QueryAction>
        {/* Docusaurus's link would load the playground's page as soon as this is in view. */}
        <a href={address} className="query-action query-open" aria-label="Open in playground">
          <LineIcon d={expandIcon} width={18} />
        </a>
        <RunButton isBusy={isLoading} {...intent} onClick={() => run(code)} />
      </div>
      {failure}
      <Content className="query-code" />
    </div>
  );
}

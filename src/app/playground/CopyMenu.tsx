import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useState} from 'react';
import {clientsOf} from '../../content/api-examples/clients';
import {hashOf, playgroundRoute} from '../../content/query-examples/link';
import type {ResultView} from '../../content/query-examples/result-view';
import type {QueryEngine} from '../../sample/engine/client';
import type {ApiOperation} from '../../sample/graphql/operation-of-query';
import {copyIcon} from './icons';
import Menu from './Menu';
import {type Copy, copyLink} from './useCopy';

interface Props {
  engine: QueryEngine;
  /** The current query. */
  text: string;
  /** How the result is shown. The link carries it. */
  resultView?: ResultView;
  onCopy: Copy;
}

/**
 * A menu that copies a link to the query, and programs that read what it finds from the platform's API. If the API can't
 * take the query, the menu says why.
 */
export default function CopyMenu({engine, text, resultView, onCopy}: Props): ReactNode {
  const address = useBaseUrl(playgroundRoute);
  const [answer, setAnswer] = useState<{text: string; found: ApiOperation | {reason: string}}>();
  const found = answer?.text === text ? answer.found : undefined;

  function prepare() {
    if (found) return;
    engine.ask('operation', [text]).then(
      (made) => setAnswer({text, found: made}),
      (error: Error) => setAnswer({text, found: {reason: error.message}}),
    );
  }

  const programs = found && 'operation' in found ? clientsOf(found.operation, found.variables) : [];
  return (
    <Menu
      label="Copy"
      icon={copyIcon}
      onOpen={prepare}
      actions={[
        {
          label: 'Copy link',
          onSelect: () => copyLink(onCopy, `${address}${hashOf(text, resultView)}`),
        },
        ...programs.map(({label, code}) => ({
          label: `Copy as ${label}`,
          onSelect: () => onCopy(`as ${label}`, code),
        })),
      ]}
    >
      <p role="status">
        {!found && 'Loading…'}
        {found && ('reason' in found ? found.reason : "The programs use the platform's API.")}
      </p>
    </Menu>
  );
}

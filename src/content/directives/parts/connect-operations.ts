import GithubSlugger from 'github-slugger';
import {table} from '../../../base/markdown/nodes';
import {connectOperations} from '../../../product/connect-api/document';
import type {Directive} from '../part';

/** `::connect-operations`: every request of the Connect API, with links to the headings that are called like them. */
export const connectOperationsTable: Directive = () =>
  table(
    ['Task', 'Request', 'Connect roles'],
    connectOperations().map(({summary, method, path, roles}) => [
      `[${summary}](#${new GithubSlugger().slug(summary)})`,
      `\`${method} /connect${path}\``,
      roles.map((role) => `\`${role}\``).join(', ') || 'None',
    ]),
  );

import GithubSlugger from 'github-slugger';
import {table} from '../../../base/markdown/nodes';
import {connectOperations} from '../../../product/connect-api/document';
import type {Directive} from '../part';

/** `::connect-operations`: every Connect API request, linked to the heading with the same name. */
export const connectOperationsTable: Directive = () =>
  table(
    ['Task', 'Request', 'Connect roles'],
    connectOperations().map(({summary, method, path, roles}) => [
      `[${summary}](#${new GithubSlugger().slug(summary)})`,
      `\`${method} /connect${path}\``,
      roles.map((role) => `\`${role}\``).join(', ') || 'None',
    ]),
  );

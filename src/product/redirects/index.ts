import path from 'node:path';
import * as z from 'zod';
import {loadYaml} from '../../base/yaml/load';
import {fillIn, product} from '../facts';

const address = z
  .string()
  .regex(/^[\w{}/.-]+(#[\w-]+)?$/, 'must be an address below /docs, without a leading slash');

export const redirectsSchema = z.array(
  z.strictObject({
    /** The old address. */
    from: address.refine(
      (from) => !from.includes('#'),
      'a server never sees an anchor: leave it out',
    ),
    /** The page that answers now, with an anchor where a section does. */
    to: address,
  }),
);

/** The file that lists every redirect. */
export const redirectsFile = path.join(__dirname, 'redirects.yaml');

/** Every redirect as absolute paths, `/docs` itself included. */
export const redirects = [
  {from: '/docs', to: '/docs/quick-start'},
  ...loadYaml(redirectsFile, redirectsSchema).map(({from, to}) => ({
    from: `/docs/${fillIn(from, product)}`,
    to: `/docs/${fillIn(to, product)}`,
  })),
];

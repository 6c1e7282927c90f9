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
    /** The current page, with an anchor if the target is a section. */
    to: address,
  }),
);

/** The file with all redirects. */
export const redirectsFile = path.join(__dirname, 'redirects.yaml');

/** Every redirect with absolute paths, including `/docs` itself. */
export const redirects = [
  {from: '/docs', to: '/docs/quick-start'},
  ...loadYaml(redirectsFile, redirectsSchema).map(({from, to}) => ({
    from: `/docs/${fillIn(from, product)}`,
    to: `/docs/${fillIn(to, product)}`,
  })),
];

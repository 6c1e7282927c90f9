import registry from '@generated/registry';
import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {withoutSlash} from '../../base/base-path';
import {addFileNames} from './file-names';
import {parentsIn} from './parents-in';
import {shardOf} from './shard-of';
import {type RouteShard, shards} from './shards';

const parents = parentsIn<RouteConfig>(routes);
const learned = new Set<RouteShard>();

/**
 * Adds a page's route to the site's routes, together with the others in its shard. A page names its own shard, so the
 * first page waits for nothing. If the path isn't a page's, the routes don't have it after this, either.
 *
 * @param pathname a page's path, with or without a slash at its end
 * @throws if the shard can't be loaded
 */
export async function learn(pathname: string): Promise<void> {
  const shard = await shards[shardOf(withoutSlash(pathname), shards.length)]?.();
  if (!shard || learned.has(shard)) return;
  learned.add(shard);
  addFileNames(shard.files);
  Object.assign(registry, shard.registry);
  for (const [parent, route] of shard.routes) parents[parent]?.routes?.push(route);
}

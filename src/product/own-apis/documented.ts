import path from 'node:path';
import GithubSlugger from 'github-slugger';
import {readSource} from '../../base/source/read';
import {openPage} from '../page-files/open-page';
import {routeOf} from '../page-files/route';
import {ownApis} from './index';

/** An operation with a section of its own on a page. */
interface DocumentedOperation {
  /** The section's heading. */
  title: string;
  /** The section's address: `/docs/example#send-a-batch`. */
  href: string;
  /** `POST` */
  method: string;
}

/** A heading of a section, or the directive that shows an operation. */
const headingOrOperation = /^#{2,4} (.+)$|^::(?:connect|platform)-operation\{id="(\w+)"\}$/gm;

/**
 * Returns the operations that a page documents, in order.
 *
 * @param file the page's file, from the project's root: `docs/apis/platform-api.md`
 */
export function documentedOperations(file: string): DocumentedOperation[] {
  const {body, frontMatter} = openPage(readSource(path.resolve(file)));
  const methods = new Map(
    Object.values(ownApis()).flatMap(({operations}) =>
      operations.map(({id, method}) => [id, method]),
    ),
  );
  const slugger = new GithubSlugger();
  const route = routeOf(file, frontMatter.data.slug);
  let title = '';
  let anchor = '';
  return [...body.matchAll(headingOrOperation)].flatMap(([, heading, id]) => {
    if (heading) {
      title = heading;
      anchor = slugger.slug(heading);
    }
    const method = methods.get(id ?? '');
    return method ? [{title, href: `${route}#${anchor}`, method}] : [];
  });
}

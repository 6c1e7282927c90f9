import {isJsonObject, readJson} from '../../base/json';
import {lineAt} from '../../base/text/line-at';
import {closest, suggest} from '../../base/text/suggest';
import {ownApis} from '../../product/own-apis';
import {onEachPage} from '../check';
import {fencesOf} from './fences';
import {apiOfPage} from './own-api-pages';

/**
 * Checks that JSON on Platform API pages that looks like one of the API's requests or responses fits that schema.
 * Skips the variables of an operation, which check-graphql compares with the operation, and fences with a `title`,
 * which are other tools' files.
 */
export const checkPlatformJson = onEachPage((page, report) => {
  const {platform} = ownApis();
  if (apiOfPage(page) !== platform) return;
  for (const {node, code, firstLine} of fencesOf(page, 'json')) {
    if (/\bvariables\b|\btitle=/.test(node.meta ?? '')) continue;
    const value = readJson(code);
    // check-data-fences reports invalid JSON.
    if (!isJsonObject(value)) continue;
    const name = schemaFor(Object.keys(value), platform.schemas);
    if (!name) continue;
    const known = Object.keys(platform.schemas[name]?.properties ?? {});
    for (const {where, message} of platform.validator.misfits(name, value)) {
      const key = /property "?(\w+)/.exec(message)?.[1] ?? where.split('/').at(-1) ?? '';
      const at = Math.max(0, code.indexOf(`"${key}"`));
      const unknown = Object.keys(value).find((each) => !known.includes(each));
      report(
        firstLine + lineAt(code, at) - 1,
        `the JSON doesn't fit ${name}: ${message}${where ? ` (${where})` : ''}`,
        unknown ? `instead of "${unknown}": ${suggest(unknown, known)}` : describe(name, key),
      );
    }
  }

  /** Says which value the document allows for a member. */
  function describe(name: string, member: string): string {
    const schema = platform.schemas[name]?.properties?.[member];
    const {const: only, type} = (schema ?? {}) as {const?: unknown; type?: unknown};
    if (only !== undefined) return `write ${JSON.stringify(only)}`;
    return type
      ? `write a value of type ${[type].flat().join(' or ')}`
      : 'compare it with src/product/platform-api/openapi.yaml';
  }
});

/**
 * Finds the request or response that shares the most members with an object, counting misspelled ones. Returns
 * undefined if none shares enough.
 */
function schemaFor(keys: string[], schemas: ReturnType<typeof ownApis>['platform']['schemas']) {
  const [best] = Object.entries(schemas)
    .map(([name, {properties = {}}]) => {
      const known = Object.keys(properties);
      const shared = keys.filter((key) => known.includes(key)).length;
      const near = keys.filter((key) => !known.includes(key) && closest(key, known)).length;
      return {
        name,
        score: shared + near / 2,
        isLikely: shared > 0 && shared + near >= keys.length / 2,
      };
    })
    .filter(({isLikely}) => isLikely)
    .sort((a, b) => b.score - a.score);
  return best?.name;
}

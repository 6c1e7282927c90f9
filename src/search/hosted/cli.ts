import {parseArgs} from 'node:util';
import {siteUrlOf} from '../../base/built-site';
import {names, related} from '../language/en/synonyms';
import {readRecords} from '../records/build';
import {builtRoutes} from './built-routes';
import {readCredentials} from './credentials';
import {run} from './run';

/**
 * `npm run search:push` sends the records in `build/` to Algolia. With `--dry-run`, it only shows what would change.
 */
async function main() {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  // Without `--` before it, npm consumes the option in `npm run search:push --dry-run` and only sets a variable.
  const dryRun = values['dry-run'] || process.env.npm_config_dry_run === 'true';
  const credentials = readCredentials(process.env);
  await run(credentials, {
    records: readRecords('build', builtRoutes('build'), siteUrlOf('build')),
    synonyms: [...names, ...related],
    dryRun,
    print: (line) => console.log(line),
  });
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

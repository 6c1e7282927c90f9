import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteBase, siteUrl} from './address';
import fixtures from './fixtures-plugin';

const extra = readFileSync(path.join(__dirname, '../support/extra.js'));

// The site with every service turned on, under a path, plus pages that fail in ways no real page should.
Object.assign(process.env, {
  SITE_URL: siteUrl,
  SITE_BASE: siteBase,
  FEEDBACK_URL: 'http://localhost:3999/feedback',
  EDIT_URL: 'http://localhost:3999/edit',
  REPORT_URL: 'http://localhost:3999/report?body={page}',
  ASSISTANTS: 'Helper=http://localhost:3999/helper?q=Read%20{markdown}',
  OFFLINE: 'on',
  ANALYTICS_ENDPOINT: 'http://localhost:3999/api/event',
  ANALYTICS_DOMAIN: 'docs.example',
  CDN_SCRIPT_URL: 'http://localhost:3999/extra.js',
  CDN_SCRIPT_INTEGRITY: `sha384-${createHash('sha384').update(extra).digest('base64')}`,
  ALGOLIA_APP_ID: 'LOCAL',
  ALGOLIA_API_KEY: 'search-key',
  ALGOLIA_INDEX: 'docs',
  ALGOLIA_HOSTS: 'http://localhost:3997,http://localhost:3998',
});

export default async function createConfig() {
  const {default: site} = await import('../../docusaurus.config');
  return {...site, plugins: [...(site.plugins ?? []), fixtures]};
}

import twins from '../../src/twins/plugin';

// The site as somebody builds it who has an index at Algolia. Its tests answer for the two hosts.
Object.assign(process.env, {
  ALGOLIA_APP_ID: 'LOCAL',
  ALGOLIA_API_KEY: 'search-key',
  ALGOLIA_INDEX: 'docs',
  ALGOLIA_HOSTS: 'http://localhost:3997,http://localhost:3998',
});

export default async function createConfig() {
  const {default: site} = await import('../../docusaurus.config');
  // Twins are the same in every build, and take a tenth of its time.
  return {...site, plugins: site.plugins?.filter((plugin) => plugin !== twins)};
}

/** Where the "services" build is published: under a path, so that its tests also find addresses that ignore it. */
export const [siteUrl, siteBase] = ['https://docs.example.org', '/docs-site/'];

/** The build, at its path below the folder that a server has as its root. */
export const servicesRoot = 'build-services';
export const servicesBuild = `${servicesRoot}${siteBase.slice(0, -1)}`;

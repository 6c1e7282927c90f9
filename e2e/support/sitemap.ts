import type {APIRequestContext} from '@playwright/test';

/** The path of every page in the sitemap, in order. */
export async function sitemapRoutes(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  return addresses.map((address) => new URL(address ?? '').pathname);
}

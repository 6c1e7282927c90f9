import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {product} from '../../product/facts';
import {addDownloadsIn, buildIn} from '../reproducible/build';
import {copySite} from '../reproducible/elsewhere';
import {sameImages, tracesOf} from './traces';

/** Two words, so that the slug isn't the name in lowercase. */
const [name, slug] = ['Acme Shield', 'acme-shield'];
/** How many traces are shown. */
const most = 20;
/** Every social image shows the name. */
const cards = 'img/social';

const copy = path.resolve('.cache/renamed');
const build = path.join(copy, 'build');

/**
 * Gives the product another name in a copy of the site, builds the copy with what a release adds, and finds what's left
 * of the product's own name.
 */
rmSync(copy, {recursive: true, force: true});
copySite(process.cwd(), copy);
const facts = path.join(copy, 'src/product/facts/product.yaml');
const renamed = readFileSync(facts, 'utf8')
  .replace(/^name: .*$/m, `name: ${name}`)
  .replace(/^slug: .*$/m, `slug: ${slug}`);
writeFileSync(facts, renamed);
buildIn(copy, 'build', {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
addDownloadsIn(copy, 'build');

const traces = [
  ...tracesOf(build, product.name),
  ...sameImages(path.resolve(process.argv[2] ?? 'build'), build, cards).map(
    (file) => `${file}: still shows ${product.name}`,
  ),
  ...[`docs/${slug}-api.html`, 'documentation.zip', 'mcp-server.mjs', `${cards}/site.png`]
    .filter((file) => !existsSync(path.join(build, file)))
    .map((file) => `${file}: isn't there`),
];
for (const trace of traces.slice(0, most)) console.log(trace);
if (traces.length === 0) {
  console.log(`As ${name}, the site has nothing left of ${product.name}.`);
  rmSync(copy, {recursive: true});
} else {
  console.log(`${traces.length} files aren't right under the name ${name}. They're in ${build}.`);
  process.exitCode = 1;
}

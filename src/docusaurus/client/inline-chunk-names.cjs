const {readFileSync} = require('node:fs');
const path = require('node:path');

/**
 * A loader for Docusaurus's list of routes. Gives each route the names of its chunks, which Docusaurus keeps in a
 * second list by path. `create-lazily.ts` reads them.
 *
 * @param {string} source
 */
module.exports = function inlineChunkNames(source) {
  const file = path.join(this.context, 'routesChunkNames.json');
  this.addDependency(file);
  const chunkNames = JSON.parse(readFileSync(file, 'utf8'));
  const named = source.replace(
    /ComponentCreator\('(.+)', '(\w+)'\)/g,
    (_, route, hash) =>
      `ComponentCreator('${route}', ${JSON.stringify(chunkNames[`${route}-${hash}`])})`,
  );
  if (named === source) throw new Error('inline-chunk-names.cjs found no route to give names to');
  return named;
};

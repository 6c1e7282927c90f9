/**
 * A loader for Docusaurus's list of modules on the server. Replaces each module's name with the name of its chunk.
 * Docusaurus collects these names while it renders a page, and the bundler's manifest lists files by chunk, so the page
 * can name the files of its parts (src/docusaurus/late-script).
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/ssg/ssgTemplate.ts
 *
 * @param {string} source
 */
module.exports = function modulesByChunk(source) {
  const named = source.replace(
    /"(\w+)": (\[\(\) => import\(.*?\)), "[^"]*"(, require\.resolveWeak\()/g,
    '"$1": $2, "$1"$3',
  );
  if (named === source) throw new Error('modules-by-chunk.cjs found no module to name');
  return named;
};

/**
 * A loader for Docusaurus's global data: takes out the list of all pages. `global-data.ts` makes it of the routes.
 *
 * @param {string} source
 */
module.exports = function unlistedPages(source) {
  const data = JSON.parse(source);
  for (const version of data['docusaurus-plugin-content-docs'].default.versions)
    delete version.docs;
  return JSON.stringify(data);
};

/**
 * A loader for Docusaurus's global data. Removes the list of all pages, which `global-data.ts` derives from the routes.
 *
 * @param {string} source
 */
module.exports = function unlistedPages(source) {
  const data = JSON.parse(source);
  for (const version of data['docusaurus-plugin-content-docs'].default.versions)
    delete version.docs;
  return JSON.stringify(data);
};

const path = require('node:path');

/**
 * A loader for pages. Makes a page's module depend on the file that says what the page shows of other pages.
 *
 * @param {string} source
 */
module.exports = function dependOnInputs(source) {
  const {siteDir, folder} = this.getOptions();
  this.addDependency(path.join(folder, path.relative(siteDir, this.resourcePath)));
  return source;
};

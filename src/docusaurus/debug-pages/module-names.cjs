const path = require('node:path');

/**
 * A loader for Docusaurus's list of modules, for the debug page that shows it. Lists each module's name and file
 * without importing the module. Docusaurus shows the bundler's module number, which differs on the server.
 *
 * @param {string} source
 */
module.exports = async function moduleNames(source) {
  const resolve = this.getResolve();
  const modules = await Promise.all(
    Array.from(source.matchAll(/"(\w+)": \[.*?, "([^"]*)", require/g), async ([, chunk, name]) => {
      const file = path.relative(this.rootContext, await resolve(this.context, name));
      return [chunk, [null, name, file]];
    }),
  );
  return `export default ${JSON.stringify(Object.fromEntries(modules))}`;
};

const path = require('node:path');

/**
 * A loader for Docusaurus's list of modules, for the page that shows it: each with its name and its file, and without the
 * module. Docusaurus shows the number that the bundler gave it, which is another on the server.
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

/**
 * A loader for components. Writes their texts in the language of the build.
 *
 * @param {string} source
 */
module.exports = function translateTexts(source) {
  /** @type {{replacements: import('./replacements').Replacement[]}} */
  const {replacements} = this.getOptions();
  return replacements.reduce(
    (text, [pattern, other]) => text.replace(new RegExp(pattern, 'gm'), other),
    source,
  );
};

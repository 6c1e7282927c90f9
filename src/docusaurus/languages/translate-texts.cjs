/** Patterns by their source. Compiling hundreds again for each component would take longer than using them. */
const patterns = new Map();

/** @param {string} source */
function patternOf(source) {
  const pattern = patterns.get(source) ?? new RegExp(source, 'gm');
  patterns.set(source, pattern);
  return pattern;
}

/**
 * A loader for components. Writes their texts in the language of the build.
 *
 * @param {string} source
 */
module.exports = function translateTexts(source) {
  /** @type {{replacements: import('./replacements').Replacement[]}} */
  const {replacements} = this.getOptions();
  return replacements.reduce(
    (text, [pattern, other]) => text.replace(patternOf(pattern), other),
    source,
  );
};

const {existsSync, readFileSync, renameSync, writeFileSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const {Script} = require('node:vm');
const {isMainThread} = require('node:worker_threads');

/**
 * Does what `require` does, with V8's code of the last run. The program's threads start in the same way.
 *
 * @param {string} code the path of the program's code
 */
function startBundle(code) {
  const compiled = `${code}.v8`;
  const script = new Script(Module.wrap(readFileSync(code, 'utf8')), {
    filename: code,
    cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
  });
  const module = {exports: {}};
  const run = script.runInThisContext();
  run(module.exports, Module.createRequire(code), module, code, path.dirname(code));
  if (isMainThread && script.cachedDataRejected !== false)
    process.on('exit', () => writeWhole(compiled, script.createCachedData()));
}

/**
 * Writes a file that another run can read at the same time: it appears only when it is whole.
 *
 * @param {string} file its path
 * @param {string | Uint8Array} content
 */
function writeWhole(file, content) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

module.exports = {startBundle, writeWhole};

/** The addresses of chunks that the bundler's runtime doesn't know, as paths on the site. */
const addresses = new Map<string, string>();

/**
 * Tells the bundler's runtime the names of chunks' files. By itself, it lists the files of all pages.
 * https://rspack.rs/api/runtime-api/module-variables#__webpack_get_script_filename__
 *
 * @param files names of scripts, `<chunk>.<hash>`, with spaces between them
 */
export function addFileNames(files: string): void {
  if (addresses.size === 0) {
    const nameOf = __webpack_get_script_filename__;
    __webpack_get_script_filename__ = (chunk) => addresses.get(chunk) ?? nameOf(chunk);
  }
  for (const name of files.split(' '))
    addresses.set(name.slice(0, name.indexOf('.')), `assets/js/${name}.js`);
}

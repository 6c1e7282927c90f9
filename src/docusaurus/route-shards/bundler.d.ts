/** The bundler's function from a chunk's ID to the path of its script. */
declare let __webpack_get_script_filename__: (chunk: string) => string;

/** The address of a font's file, from the bundler. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Prism without a language; the one of `prism-react-renderer` brings thirty, and takes a phone a sixth of a second. */
declare module 'prismjs/components/prism-core' {
  import type {Prism as Shared} from 'prism-react-renderer';

  const Prism: Pick<typeof Shared, 'tokenize'> & {manual: boolean};
  export default Prism;
}

/** Prism without languages. `prism-react-renderer` bundles thirty, which take about 167 ms to load on a phone. */
declare module 'prismjs/components/prism-core' {
  import type {Prism as Shared} from 'prism-react-renderer';

  const Prism: Pick<typeof Shared, 'tokenize'> & {manual: boolean};
  export default Prism;
}

import type {Options} from '@docusaurus/mdx-loader/lib/options';
import type {
  SimpleProcessor,
  SimpleProcessorResult,
  SimpleProcessors,
} from '@docusaurus/mdx-loader/lib/processor';
import type {CopiedSite} from '../markdown-copies/site';

/** What the MDX loader calls for each page: it gives the page's module. */
export type Compile = SimpleProcessor['process'];

/** A page: its text, path, and front matter, and what it's compiled for. */
export type Page = Parameters<Compile>[0];

/** What a thread is given when it starts. */
export interface ThreadData {
  /** The loader's options, apart from functions. */
  options: Options;
  /** Routes by source, such as `@site/docs/guides/sla.md`: where links to files lead. */
  permalinks: Map<string, string>;
  /** The folders of each version. */
  versions: {contentPath: string; contentPathLocalized?: string}[];
  /** The pages to copy. */
  site: CopiedSite;
}

/** A page that a thread compiles. */
export interface PageRequest {
  id: number;
  processor: keyof SimpleProcessors;
  page: Page;
}

/** A page's module, and its Markdown copy among the module's data; `undefined` if the page can't be compiled. */
export interface PageAnswer {
  id: number;
  compiled?: SimpleProcessorResult;
}

import {bqlGrammar} from '@site/src/bql/prism';
import includeLanguages from '@theme-original/prism-include-languages';
import type {Prism} from 'prism-react-renderer';

/** The additional languages of the config, BQL and its condition language. */
export default function prismIncludeLanguages(prism: typeof Prism): void {
  includeLanguages(prism);
  prism.languages.bql = bqlGrammar;
  prism.languages.bcl = bqlGrammar;
}

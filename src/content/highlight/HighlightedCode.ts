import {createContext} from 'react';

/**
 * The HTML of the code block's code from src/content/highlight/rehype.ts; `undefined` if a component wrote the code.
 */
export const HighlightedCode = createContext<string | undefined>(undefined);

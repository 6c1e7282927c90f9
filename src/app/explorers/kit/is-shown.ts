import {createContext} from 'react';

/** Whether what stands here is on the page: the list of everything isn't, while an answer takes its place. */
export const IsShown = createContext(true);

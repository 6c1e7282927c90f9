import {createContext} from 'react';

/** Whether the content is shown. The full list is hidden while there are results. */
export const IsShown = createContext(true);

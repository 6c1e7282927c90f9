/** Windows that have the navbar and the sidebar in the page; in narrower ones, they are a drawer. */
export const desktop = '(min-width: 996px)';

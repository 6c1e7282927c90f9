/** Matches windows wide enough for the navbar and the sidebar. In narrower windows, both are in a drawer. */
export const desktop = '(min-width: 996px)';

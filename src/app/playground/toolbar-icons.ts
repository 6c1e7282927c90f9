/** Path data for LineIcon: a bookmark, a keyboard, and a link. They aren't in icons.ts, which every page with a query loads. */
export const saveIcon = 'M6 4h12v16l-6-4.5L6 20z';
export const keyboardIcon = 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 10h.01M8 14h8';
export const linkIcon = 'M10 14l4-4M11 7l2-2a4 4 0 0 1 6 6l-2 2M13 17l-2 2a4 4 0 0 1-6-6l2-2';

/** Path data for LineIcon: a bookmark, and a keyboard. They aren't in icons.ts, which every page with a query loads. */
export const saveIcon = 'M6 4h12v16l-6-4.5L6 20z';
export const keyboardIcon = 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 10h.01M8 14h8';

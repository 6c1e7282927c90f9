/** Path data for LineIcon: a pencil, and a bin. */
export const renameIcon = 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3';
export const deleteIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';

/** Path data for LineIcon. */
export const copyIcon = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const expandIcon =
  'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const downloadIcon = 'M12 4v11M7 11l5 5 5-5M5 20h14';

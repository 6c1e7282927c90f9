/** Shown with results if the rest of the index couldn't be loaded. */
export const incompleteText =
  "Only titles and headings were searched, because the rest of the documentation couldn't be loaded.";

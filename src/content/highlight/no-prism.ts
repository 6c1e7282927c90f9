// Stands in for the theme's `prism-include-languages`. As `false` it would have an id made from the site's folder.
export {};

// Replaces the theme's `prism-include-languages`. Setting the alias to `false` would give the module an ID derived from
// the site's folder.
export {};

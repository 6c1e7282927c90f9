// `docusaurus write-translations` reads the sources through Babel; the build itself uses SWC.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};

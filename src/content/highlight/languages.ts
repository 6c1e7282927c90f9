/** Languages whose code is colored, also BQL and the languages included in `prism-react-renderer`. */
export const codeLanguages = [
  'rest',
  'http',
  'java',
  'kotlin',
  'graphql',
  'yaml',
  'json',
  'bash',
  'python',
  'powershell',
  'xml-doc',
];

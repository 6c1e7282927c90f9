import type {Check} from '../check';

const page = /\.mdx?$/;
const picture = /\/img\/[^/]+\.svg$/;
const category = /\/_category_\.yml$/;
const questions = /\/_questions\.yml$/;

/** Code, data, and texts. The copy that an editor leaves, such as "limits.yaml.orig", is none of them. */
const source = /\.(?:tsx?|[cm]?js|json|yaml|css|svg|mdx?|txt|template)$/;

/** Code that can name a static file. */
const code = /^docusaurus\.config\.ts$|^src\/(?!.*\.test\.).*\.(?:tsx?|css)$/;
const staticPicture = /(?:\/static\/|(?<=["'(])\/?)(img\/[\w-]+\.\w+)/g;

/**
 * Checks that the site uses every file in `docs`, `static/img`, and the data folders, and that the static pictures that
 * code names exist. Nothing else would tell a writer that a file isn't read.
 */
export const checkFiles: Check = ({files}, reportIn) => {
  const named = new Map<string, {file: string; line: number}>();
  for (const [path, file] of files) {
    const report = reportIn(file);
    if (
      path.startsWith('docs/') &&
      ![page, picture, category, questions].some((known) => known.test(path))
    )
      report(1, 'the site has no use for this file', 'delete it, or move it to where it belongs');
    if (path.startsWith('src/') && !source.test(path))
      report(1, 'nothing reads this file', 'delete it, or rename it: data files end with .yaml');
    if (!code.test(path)) continue;
    for (const [index, line] of String(file.value).split('\n').entries())
      for (const [, name = ''] of line.matchAll(staticPicture))
        named.set(`static/${name}`, {file: path, line: index + 1});
  }
  for (const [name, {file, line}] of named) {
    const owner = files.get(file);
    if (owner && !files.has(name))
      reportIn(owner)(line, `there is no file ${name}`, 'put the file back, or correct its name');
  }
  for (const [path, file] of files)
    if (path.startsWith('static/img/') && !named.has(path))
      reportIn(file)(1, 'nothing uses this picture', 'delete it, or name it in the code');
};

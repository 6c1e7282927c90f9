import sax from 'sax';
import {type Check, faultsFrom, type Report} from '../check';

/** In units of the picture, which is drawn at its size on a phone. */
const smallestText = 12;

const tallestLandscape = 360;

/**
 * Checks that a page's picture is a well-formed SVG, 360 units wide or 672 in landscape, that follows the color mode, that its text isn't too
 * small, and that it doesn't load or run anything. Such a picture is sharp on every screen and readable on a phone.
 */
export const checkSvgs: Check = ({files, facts, remember}, reportIn) => {
  for (const [path, file] of files) {
    if (!/^docs\/.*\.svg$/.test(path)) continue;
    const text = String(file.value);
    const look = () => faultsFrom((report) => checkSvg(text, path, report));
    for (const {line, wrong, fix} of remember('svg', facts + path + text, look))
      reportIn(file)(line, wrong, fix);
  }
};

function checkSvg(text: string, path: string, report: Report) {
  const parser = sax.parser(true);
  let isBroken = false;
  parser.onerror = (error) => {
    if (!isBroken)
      report(
        parser.line + 1,
        `the XML isn't well-formed: ${error.message.split('\n')[0]}`,
        'fix the XML',
      );
    isBroken = true;
    parser.resume();
  };
  parser.onopentag = ({name, attributes}) => {
    const line = parser.line + 1;
    if (name === 'svg') checkSize(attributes as Record<string, string>, path, line, report);
    if (/^(script|foreignObject|image|iframe)$/i.test(name))
      report(line, `the picture contains <${name}>`, 'draw it with shapes and text');
    for (const [attribute, value] of Object.entries(attributes as Record<string, string>)) {
      checkAttribute(attribute, value, line, report);
    }
  };
  parser.write(text).close();
  if (!/@media[^{]*prefers-color-scheme:\s*dark/.test(text)) {
    report(
      1,
      'the picture has no dark colors',
      'copy the style block of docs/guides/getting-started/img/data-journey.svg',
    );
  }
  if (text.includes('{Product}'))
    report(1, '"{Product}" isn\'t replaced in pictures', 'omit the name');
  for (const [index, line] of text.split('\n').entries()) {
    if (/@import|url\(\s*['"]?(?!['"]?#)/.test(line))
      report(index + 1, 'the picture loads a file', 'move everything that it loads into the SVG');
    for (const [, size] of line.matchAll(/font-size\s*[:=]\s*["']?([\d.]+)/g))
      if (Number(size) < smallestText)
        report(
          index + 1,
          `text is ${size} units high`,
          `make it at least ${smallestText}, so that it's readable on a phone`,
        );
  }
}

function checkSize(
  {viewBox = '', width = '', height = ''}: Record<string, string>,
  path: string,
  line: number,
  report: Report,
) {
  const isWide = path.endsWith('.wide.svg');
  const right = isWide ? '672' : '360';
  if (viewBox !== `0 0 ${right} ${height}` || width !== right)
    report(
      line,
      `the picture's viewBox is "${viewBox}", its width "${width}", and its height "${height}"`,
      `draw it ${right} units wide: viewBox="0 0 ${right} <height>" width="${right}" height="<height>"`,
    );
  else if (isWide && Number(height) > tallestLandscape)
    report(
      line,
      `the landscape drawing is ${height} units high`,
      `make it at most ${tallestLandscape}, so that the text around it stays on the screen`,
    );
}

function checkAttribute(name: string, value: string, line: number, report: Report) {
  if (/^on/i.test(name)) report(line, `"${name}" runs a script`, 'delete it');
  if (/^(xlink:)?href$/.test(name) && !value.startsWith('#'))
    report(line, `the picture loads "${value}"`, 'move everything that it loads into the SVG');
}

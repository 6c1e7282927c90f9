import {addressIn, type CopyPaths} from './paths';

/**
 * Rewrites a style sheet of a build for the copy: its addresses are relative, and pages look as they do without script,
 * because they have only the copy's own. `reader/offline.css` brings back what that answers.
 *
 * @param file its path in the copy
 */
export function offlineStyle(css: string, file: string, paths: CopyPaths): string {
  return css
    .replaceAll(/\(scripting:\s*none\)/g, '(min-width: 0)')
    .replaceAll(/\(scripting:\s*enabled\)/g, '(max-width: 0)')
    .replaceAll(
      /url\((["']?)(\/[^)"']+)\1\)/g,
      (_, quote, address) => `url(${quote}${addressIn(address, file, paths)}${quote})`,
    );
}

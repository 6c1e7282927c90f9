import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {basePathOf} from '../../base/base-path';
import {routeOf, siteUrlOf} from '../../base/built-site';
import {listFiles} from '../../base/source/paths';
import {isCompressed} from './compress';
import {filesOf, leadsOn, nginxFile} from './files';
import {hashed} from './hashed';
import {inlineScripts} from './inline';
import {types} from './rules';

const generated = Object.keys(filesOf({base: '/', others: [], headers: [], redirects: []}));
const inflate = {br: brotliDecompressSync, gz: gunzipSync};

/**
 * Compares the server rules of a build with its files.
 *
 * @param outDir a build that is ready to deploy
 * @returns a line for each fault; an empty list if there are none
 */
export function checkBuild(outDir: string): string[] {
  const read = (name: string) => readFileSync(path.join(outDir, name));
  const text = (name: string) => read(name).toString();
  const names = listFiles(outDir);
  const missing = generated.filter((name) => !names.includes(name));
  if (missing.length > 0) return missing.map((name) => `${name} is missing: build the site again`);

  const site = names.filter((name) => !generated.includes(name) && !/\.(br|gz)$/.test(name));
  const html = new Map(
    site.filter((name) => name.endsWith('.html')).map((name) => [name, text(name)]),
  );
  const base = basePathOf(siteUrlOf(outDir));
  const pathOf = (name: string) => routeOf(name).replace(/^\//, base);
  const redirects = new Map(
    [...html].flatMap(([name, page]) => {
      const [, to] = leadsOn.exec(page) ?? [];
      return to ? [[pathOf(name), to]] : [];
    }),
  );
  const pages = new Map(
    [...html].filter(([, page]) => !leadsOn.test(page)).map(([name, page]) => [pathOf(name), page]),
  );

  return [
    ...policyFaults(pages.values(), text('_headers'), text(nginxFile)),
    ...redirectFaults(redirects, text('_redirects'), pages),
    ...site.flatMap(nameFaults),
    ...compressionFaults(names, read),
  ];
}

/**
 * Checks that the policy allows exactly the inline scripts on the pages, and that nginx sends the headers in
 * `_headers`.
 */
function policyFaults(pages: Iterable<string>, headers: string, nginx: string): string[] {
  const [scriptSources = ''] = /script-src [^;]*/.exec(headers) ?? [];
  const allowed = new Set(scriptSources.match(/'sha256-[^']*'/g));
  const found = new Set(inlineScripts(pages));
  const [ofEveryAnswer = ''] = headers.split('\n\n');
  const sent = [...ofEveryAnswer.matchAll(/^ {2}(\S+): (.*)$/gm)];
  return [
    ...[...found]
      .filter((hash) => !allowed.has(hash))
      .map((hash) => `the Content-Security-Policy blocks an inline script: add ${hash}`),
    ...[...allowed]
      .filter((hash) => !found.has(hash))
      .map((hash) => `the Content-Security-Policy allows ${hash}, which no page has`),
    ...sent
      .filter(([, name, value]) => !nginx.includes(`add_header ${name} "${value}" always;`))
      .map(([, name]) => `${nginxFile} doesn't send ${name} as _headers does`),
  ];
}

/**
 * Checks that every redirect page has a rule with the same target, that no page has the old address in any case, and
 * that the target page and section exist.
 */
function redirectFaults(
  redirects: Map<string, string>,
  file: string,
  pages: Map<string, string>,
): string[] {
  const rules = new Map(
    file.split('\n').map((line) => line.split(' ').slice(0, 2) as [string, string]),
  );
  rules.delete('');
  const routeInLowerCase = new Map([...pages.keys()].map((each) => [each.toLowerCase(), each]));
  return [
    ...[...redirects]
      .filter(([from, to]) => rules.get(from) !== to)
      .map(([from, to]) => `_redirects doesn't send ${from} to ${to}, as its redirect page does`),
    ...[...rules].flatMap(([from, to]) => {
      const [target = '', anchor] = to.split('#');
      const page = pages.get(target);
      const taken = routeInLowerCase.get(from.toLowerCase());
      return [
        ...(taken ? [`_redirects has a rule for ${from}, which is the page ${taken}`] : []),
        ...(page === undefined ? [`_redirects sends ${from} to ${to}, which isn't a page`] : []),
        ...(page !== undefined && anchor && !hasAnchor(page, anchor)
          ? [`_redirects sends ${from} to ${to}, but the page has no anchor "#${anchor}"`]
          : []),
      ];
    }),
  ];
}

const hasAnchor = (page: string, anchor: string) =>
  new RegExp(`\\sid=(?:"${anchor}"|${anchor}[\\s>])`).test(page);

/** Checks that every file cached forever has a name that changes with its content, and that every file has a type. */
function nameFaults(name: string): string[] {
  const isForever = hashed.some((prefix) => name.startsWith(prefix));
  const ending = name.split('.').at(-1) ?? '';
  return [
    ...(isForever && !/[.-][0-9a-f]{8,}\.\w+$/.test(name)
      ? [
          `browsers keep ${name} forever, but its name has no hash: see src/publish/deploy/hashed.ts`,
        ]
      : []),
    ...(types[ending]
      ? []
      : [`${name} has no type: add ".${ending}" to src/publish/deploy/rules.ts`]),
  ];
}

/** Checks that each compressed file has the same content as the file next to it, and that none is missing. */
function compressionFaults(names: string[], read: (name: string) => Buffer): string[] {
  return Object.entries(inflate).flatMap(([ending, unpack]) => {
    const packed = new Set(names.filter((name) => name.endsWith(`.${ending}`)));
    const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
    return [
      ...plain
        .filter((name) => {
          const bytes = read(name);
          const other = `${name}.${ending}`;
          if (!packed.delete(other)) return isCompressed(name, bytes.length);
          return !unpack(read(other)).equals(bytes);
        })
        .map((name) => `${name}.${ending} is missing or outdated: run \`npm run release\` again`),
      ...[...packed].map(
        (name) => `${name} is left over: the file it was compressed from doesn't exist`,
      ),
    ];
  });
}

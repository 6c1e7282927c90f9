import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {listFiles, routeOf} from '../../base/built-site';
import {isCompressed} from './compress';
import {filesOf, nginxFile} from './files';
import {inlineScripts} from './inline';
import {hashed, types} from './rules';

/** A page that leads on to another, as plugin-client-redirects writes it for hosts without rules. */
const leadsOn = /http-equiv="refresh" content="0; url=([^"]*)"/;
const generated = Object.keys(filesOf({headers: [], redirects: []}));
const inflate = {br: brotliDecompressSync, gz: gunzipSync};

/**
 * Compares what servers are told about a build with the build.
 *
 * @param outDir a build that is ready to be served
 * @returns a line per fault, and none where all is right
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
  const redirects = new Map(
    [...html].flatMap(([name, page]) => {
      const [, to] = leadsOn.exec(page) ?? [];
      return to ? [[routeOf(name), to]] : [];
    }),
  );
  const pages = new Map(
    [...html]
      .filter(([, page]) => !leadsOn.test(page))
      .map(([name, page]) => [routeOf(name), page]),
  );

  return [
    ...policyFaults(pages.values(), text('_headers'), text(nginxFile)),
    ...redirectFaults(redirects, text('_redirects'), pages),
    ...site.flatMap(nameFaults),
    ...compressionFaults(names, read),
  ];
}

/** The policy allows what stands in the pages, and nothing that stands in none; nginx sends what `_headers` says. */
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
      .map(([, name]) => `${nginxFile} does not send ${name} as _headers does`),
  ];
}

/**
 * Every page that leads on has a rule that leads to the same place: from an address that no page has, in any spelling,
 * to a page and a section that exist.
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
      .map(([from, to]) => `_redirects does not lead ${from} to ${to}, as its page does`),
    ...[...rules].flatMap(([from, to]) => {
      const [target = '', anchor] = to.split('#');
      const page = pages.get(target);
      const taken = routeInLowerCase.get(from.toLowerCase());
      return [
        ...(taken ? [`_redirects leads from ${from}, where the page ${taken} is`] : []),
        ...(page === undefined ? [`_redirects leads ${from} to ${to}, where no page is`] : []),
        ...(page !== undefined && anchor && !hasAnchor(page, anchor)
          ? [`_redirects leads ${from} to ${to}, but the page has no anchor "#${anchor}"`]
          : []),
      ];
    }),
  ];
}

const hasAnchor = (page: string, anchor: string) =>
  new RegExp(`\\sid=(?:"${anchor}"|${anchor}[\\s>])`).test(page);

/** What is kept forever has a name that changes with its content, and every file has a type. */
function nameFaults(name: string): string[] {
  const isForever = hashed.some((prefix) => `/${name}`.startsWith(prefix));
  const ending = name.split('.').at(-1) ?? '';
  return [
    ...(isForever && !/[.-][0-9a-f]{8,}\.\w+$/.test(name)
      ? [
          `${name} is kept by browsers forever, but has no hash in its name: see src/publish/deploy/rules.ts`,
        ]
      : []),
    ...(types[ending]
      ? []
      : [`${name} has no type: add ".${ending}" to src/publish/deploy/rules.ts`]),
  ];
}

/** A compressed file holds what the file next to it holds, and none is missing. */
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
        .map((name) => `${name}.${ending} is missing or old: run \`npm run release\` again`),
      ...[...packed].map((name) => `${name} has no file that it is the compressed form of`),
    ];
  });
}

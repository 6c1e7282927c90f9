import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Chunk, Compilation, Compiler, WebpackPluginInstance} from 'webpack';
import {writeFile} from '../../base/built-site';
import {placeholderIn, type ShardModule, writeRouteModules} from './modules';

const name = 'route-shards';

/**
 * Writes the shards before the bundler runs. Afterward, moves the names of pages' files from the bundler's runtime,
 * which every page has, into the shards, and lets each page name its shard.
 */
export class RouteShards implements WebpackPluginInstance {
  private shards: ShardModule[] = [];

  /** @param generated the folder of the files that Docusaurus generates */
  constructor(private readonly generated: string) {}

  apply(compiler: Compiler): void {
    const {Compilation} = compiler.webpack;
    compiler.hooks.beforeRun.tap(name, () => this.writeModules());
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const at = (stage: number, change: () => void) =>
        compilation.hooks.processAssets.tap({name, stage}, () => {
          // A bundle with errors isn't written, and can lack anything.
          if (this.shards.length > 0 && compilation.errors.length === 0) change();
        });
      // Before names are shortened, while the runtime's text is the bundler's.
      at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE, () => this.removeNames(compilation));
      // After names are shortened: the hashes are still temporary, and would influence the names. Before the bundler
      // replaces these hashes, also where they're mentioned.
      at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE, () => this.addNames(compilation));
    });
    compiler.hooks.afterEmit.tap(name, () => this.nameShards());
  }

  private writeModules() {
    const read = (file: string) => readFileSync(path.join(this.generated, file), 'utf8');
    const {files, shards} = writeRouteModules({
      routes: read('routes.js'),
      chunkNames: read('routesChunkNames.json'),
      registry: read('registry.js'),
    });
    for (const [file, text] of files) writeFile(path.join(this.generated, name), file, text);
    this.shards = shards;
  }

  private removeNames(compilation: Compilation) {
    const inShards = new Set(this.shards.flatMap(({pages}) => pages));
    edit(compilation, scriptOf(chunksByName(compilation), 'runtime~main'), (text) =>
      text.replace(/__webpack_require__\.u = .*?\[chunkId\]/s, (namer) =>
        namer.replace(/"(\w+)": "\w+",/g, (entry, chunk) => (inShards.has(chunk) ? '' : entry)),
      ),
    );
  }

  private addNames(compilation: Compilation) {
    const chunks = chunksByName(compilation);
    for (const {chunk, pages} of this.shards) {
      const files = pages.map((page) => path.posix.basename(scriptOf(chunks, page), '.js'));
      edit(compilation, scriptOf(chunks, chunk), (text) =>
        text.replace(placeholderIn(chunk), files.join(' ')),
      );
    }
  }

  /** In Docusaurus's list of the files that a page's parts need, adds the shard to the part that only this page has. */
  private nameShards() {
    const file = path.join(this.generated, 'client-manifest.json');
    const manifest: {origins: Record<string, string[]>} = JSON.parse(readFileSync(file, 'utf8'));
    for (const {chunk, pages} of this.shards)
      for (const page of pages) manifest.origins[page]?.push(chunk);
    writeFileSync(file, JSON.stringify(manifest));
  }
}

const chunksByName = ({chunks}: Compilation) =>
  new Map(Array.from(chunks, (chunk): [string, Chunk] => [chunk.name ?? '', chunk]));

function scriptOf(chunks: Map<string, Chunk>, chunk: string): string {
  const script = [...(chunks.get(chunk)?.files ?? [])].find((file) => file.endsWith('.js'));
  if (!script) throw new Error(`src/docusaurus/route-shards found no script of chunk ${chunk}`);
  return script;
}

/** Changes a script. @throws {Error} if nothing changes: the bundler writes it in another way now */
function edit(compilation: Compilation, script: string, change: (text: string) => string) {
  const {RawSource} = compilation.compiler.webpack.sources;
  const before = String(compilation.assets[script]?.source());
  const after = change(before);
  if (after === before)
    throw new Error(`src/docusaurus/route-shards found no names of files to move in ${script}`);
  compilation.updateAsset(script, new RawSource(after));
}

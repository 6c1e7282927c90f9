import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {initWasm, Resvg} from '@resvg/resvg-wasm';

const {resolve} = createRequire(__filename);

let ready: Promise<void> | undefined;

/**
 * Renders an SVG as a PNG with a bundled font, so that the bytes are the same on every machine.
 *
 * @param svg the SVG's text, with Inter as the `font-family`, in the weights 400 and 700
 */
export async function renderPng(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const fontBuffers = [400, 700].map((weight) =>
    readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`)),
  );
  return new Resvg(svg, {font: {fontBuffers}}).render().asPng();
}

import {StyleModule} from 'style-mod';

/**
 * CodeMirror writes its styles into a `<style>` element, which the site's Content-Security-Policy blocks. In a shadow
 * root it adopts a style sheet instead, which no policy blocks. A document can adopt one too, so it is handed over in
 * the shape of a shadow root: without a head.
 */
export function adoptStyles(): void {
  if (!document.adoptedStyleSheets || StyleModule.mount !== mount) return;
  StyleModule.mount = (root, modules, options) =>
    mount(root === document ? (headless as ShadowRoot) : root, modules, options);
}

const {mount} = StyleModule;

const headless: Pick<ShadowRoot, 'ownerDocument' | 'adoptedStyleSheets'> = {
  get ownerDocument() {
    return document;
  },
  get adoptedStyleSheets() {
    return document.adoptedStyleSheets;
  },
  set adoptedStyleSheets(sheets) {
    document.adoptedStyleSheets = sheets;
  },
};

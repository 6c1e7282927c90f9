import {StyleModule} from 'style-mod';

/**
 * Lets CodeMirror adopt its styles. CodeMirror writes them into a `<style>` element, which the site's
 * Content-Security-Policy blocks. In a shadow root, it adopts a style sheet instead, which no policy blocks. A document
 * can adopt a style sheet, too, so this makes the document look like a shadow root: without a head.
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

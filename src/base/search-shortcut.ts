/** The parts of a keyboard event that {@link isSearchShortcut} reads. */
interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/**
 * Whether a key press opens search: Ctrl+K, Command+K, or `/` outside text fields. src/docusaurus/late-script inlines
 * this function into pages, so it can't refer to anything outside itself.
 */
export function isSearchShortcut({key, ctrlKey, metaKey, altKey, target}: KeyPress): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}

/** Whether a key press can be the first half of Ctrl+K. With text selected, it's more likely to start a copy. */
export function startsShortcut({key}: Pick<KeyPress, 'key'>): boolean {
  return (key === 'Control' || key === 'Meta') && document.getSelection()?.isCollapsed !== false;
}

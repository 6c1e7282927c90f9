/** What {@link isSearchShortcut} reads of a keyboard event. */
interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/**
 * Whether a key press asks for search: Ctrl+K, Command+K, or `/` where nothing is being typed. Refers to nothing
 * outside itself, since src/docusaurus/late-script inlines it into pages.
 */
export function isSearchShortcut({key, ctrlKey, metaKey, altKey, target}: KeyPress): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}

/** Whether a key press can be the first half of Ctrl+K: with text selected, it is likelier to be that of a copy. */
export function startsShortcut({key}: Pick<KeyPress, 'key'>): boolean {
  return (key === 'Control' || key === 'Meta') && document.getSelection()?.isCollapsed !== false;
}

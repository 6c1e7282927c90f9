import {type RefObject, useEffect, useRef} from 'react';

/**
 * Calls a function when the reader presses `?` in a part of the page, outside text fields.
 *
 * @param isPage whether the part is what its page is for, so that the key also works while nothing has the focus
 */
export function useShortcutsKey(
  part: RefObject<HTMLElement | null>,
  isPage: boolean,
  onPress: () => void,
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    function onKeyDown({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent) {
      if (key !== '?' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
      const isTyping = target.matches('input, textarea, select, [contenteditable="true"]');
      const isHere = part.current?.contains(target) || (isPage && target === document.body);
      if (isHere && !isTyping) latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [part, isPage]);
}

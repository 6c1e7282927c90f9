import {type ClipboardEvent, useCallback, useState} from 'react';
import {maxQueryLength} from '../../../base/search-field';
import {longestQuery} from '../../../search/index/query-length';

/**
 * Remembers what the reader pasted into the dialog's field, if it's too long for the field.
 *
 * @returns the text, up to the longest query, and the listener for the field
 */
export function usePastedText() {
  const [pasted, setPasted] = useState('');
  const onPaste = useCallback((event: ClipboardEvent<HTMLInputElement>) => {
    const {value, selectionStart, selectionEnd} = event.currentTarget;
    const added = event.clipboardData.getData('text').replaceAll(/\s+/g, ' ');
    const text =
      value.slice(0, selectionStart ?? value.length) +
      added +
      value.slice(selectionEnd ?? value.length);
    setPasted(text.length > maxQueryLength ? text.trim().slice(0, longestQuery) : '');
  }, []);
  return {pasted, onPaste};
}

/** Whether a field kept only the beginning of a text. A field drops line breaks. */
export function isBeginning(kept: string, text: string): boolean {
  const plain = (each: string) => each.replaceAll(/\s+/g, '');
  return plain(kept) !== plain(text) && plain(text).startsWith(plain(kept));
}

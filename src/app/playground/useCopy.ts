import {useNotice} from '../../base/components/useNotice';
import {isLongAddress} from '../../content/query-examples/link';
import {copyLater} from '../page-menu/copy-later';

/** Copies a text, which can still be loading, and says what it is: "the link". */
export type Copy = (name: string, text: string | Promise<string>) => Promise<void>;

/** Copies a link to a place on this site, and warns if it's long. */
export function copyLink(copy: Copy, path: string): void {
  const link = `${window.location.origin}${path}`;
  const warning = isLongAddress(link) ? ', but some programs cut off links this long' : '';
  void copy(`the link${warning}`, link);
}

/**
 * Copies text to the clipboard.
 *
 * @returns a message for a live region that reports whether it worked, a function that copies, and a function that sets
 *   another message
 */
export function useCopy() {
  const [message, setMessage] = useNotice();

  const copy: Copy = async (name, text) => {
    try {
      await (typeof text === 'string' ? navigator.clipboard.writeText(text) : copyLater(text));
      setMessage(`Copied ${name}.`);
    } catch {
      const failure = await Promise.resolve(text).then(
        () => 'The browser blocked copying. Allow this site to use the clipboard.',
        (error: Error) => error.message,
      );
      setMessage(failure);
    }
  };

  return [message, copy, setMessage] as const;
}

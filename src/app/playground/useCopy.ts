import {useNotice} from '../../base/components/useNotice';
import {copyLater} from '../page-menu/copy-later';

/**
 * Copies text to the clipboard.
 *
 * @returns a message for a live region that reports whether it worked, a function that copies, and a function that sets
 *   another message
 */
export function useCopy() {
  const [message, setMessage] = useNotice();

  /**
   * @param name what is copied, for the message: "the link"
   * @param text the text, which can still be loading
   */
  async function copy(name: string, text: string | Promise<string>): Promise<void> {
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
  }

  return [message, copy, setMessage] as const;
}

import {useNotice} from '../../base/components/useNotice';

/** Copies text to the clipboard. Returns a message for a live region that reports whether it worked. */
export function useCopy() {
  const [message, setMessage] = useNotice();

  /** @param name what is copied, for the message: "the link" */
  async function copy(name: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied ${name}.`);
    } catch {
      setMessage('The browser blocked copying. Allow this site to use the clipboard.');
    }
  }

  return [message, copy] as const;
}

/**
 * Copies text that is still loading. Calls the clipboard immediately, because Safari allows that only right after the
 * click.
 *
 * @throws {Error} if the text can't be loaded, or the browser blocks copying
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

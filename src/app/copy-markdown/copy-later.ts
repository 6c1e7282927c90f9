/**
 * Copies a text that is still on its way. The clipboard is asked at once: Safari allows it only right after the click.
 *
 * @throws {Error} when the text doesn't come, or the browser refuses
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

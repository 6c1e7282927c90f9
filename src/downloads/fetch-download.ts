/**
 * Fetches data that the site also offers as a download, such as `/udm.json`.
 *
 * @param address its address
 * @throws {Error} when the server has no such file, or cannot be reached
 */
export async function fetchDownload<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

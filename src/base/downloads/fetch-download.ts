/**
 * Fetches data that the site also offers as a download, such as `/udm.json`.
 *
 * @param address the file's address
 * @throws {Error} if the server has no such file, can't be reached, or returns something other than JSON
 */
export async function fetchDownload<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const data = await response.json();
  if (Object.keys(data).length === 0) throw new Error(`${address} holds nothing`);
  return data;
}

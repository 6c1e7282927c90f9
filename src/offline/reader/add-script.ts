/**
 * Loads a script of the copy. A page in a folder can read no other files, so data comes as scripts, too.
 *
 * @param name its file name in the copy's own folder
 * @throws {Error} if the file is missing
 */
export const addScript = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `offline/${name}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The copy lacks offline/${name}. Unpack it again.`));
    document.head.append(script);
  });

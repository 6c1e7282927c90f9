/**
 * Returns the page for an address that's too long for the server. It loads no files: the server shows it at any address.
 *
 * @param base the path of the site's home page
 */
export const tooLongPage = (base: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Address too long</title>
  </head>
  <body>
    <main>
      <h1>Address too long</h1>
      <p>
        The server doesn't read addresses of this length. Ask for less in the address, or start from the
        <a href="${base}">home page</a>.
      </p>
    </main>
  </body>
</html>
`;

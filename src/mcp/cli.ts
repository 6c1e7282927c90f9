import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {version} from '../../package.json';
import {libraryFromSources} from './library/from-sources';
import {serverFactory} from './server';

// Standard output is for the protocol only.
serveStdio(serverFactory(libraryFromSources(process.cwd()), version), {
  onerror: (error) => console.error(error.message),
});

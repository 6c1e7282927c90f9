import {version} from '../../package.json';
import {libraryFromSources} from './library/from-sources';
import {serveLibrary} from './serve';

serveLibrary(libraryFromSources(process.cwd()), version);

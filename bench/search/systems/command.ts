import path from 'node:path';
import {peersOf} from '../../peers';

/** The benchmark's own packages, then the site's. */
export const {load: peers, command} = peersOf(path.join(__dirname, '..'));

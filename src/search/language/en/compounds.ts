import type {Compounds} from '../compounds';

/** English writes them as several words. */
export const compounds: Compounds | undefined = undefined;

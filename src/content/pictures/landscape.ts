/**
 * Returns the landscape drawing that belongs to a picture.
 *
 * @param picture a path or an address: `./img/flow.svg`
 */
export const landscapeOf = (picture: string) => picture.replace(/\.svg$/, '.wide.svg');

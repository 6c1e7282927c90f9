/** The names of a route's chunks, by purpose. */
export type ChunkNames = {[part: string]: string | ChunkNames};

/** The chunk names of the routes entered so far. Replaces Docusaurus's list, which has all routes. */
const chunkNames: Record<string, ChunkNames> = {};

export default chunkNames;

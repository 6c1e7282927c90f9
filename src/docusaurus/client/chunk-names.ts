/** Names of the chunks of a route, by what they are for. */
export type ChunkNames = {[part: string]: string | ChunkNames};

/** Those of the routes that were entered: instead of Docusaurus's list, which repeats the paths of all. */
const chunkNames: Record<string, ChunkNames> = {};

export default chunkNames;

/** Stands in for Chevrotain's checks of a grammar, which `src/bql/syntax/grammar.ts` skips in a build. */
export {};

import {useDocsData} from '@docusaurus/plugin-content-docs/client';

/**
 * Gives a function from a doc's id (`guides/security/roles`) to its address, so that a page can move
 * without its links being touched.
 *
 * @throws {Error} from that function, when no doc has the id
 */
export function useDocPath(): (id: string) => string {
  const docs = useDocsData(undefined).versions[0]?.docs ?? [];
  return (id) => {
    const doc = docs.find((candidate) => candidate.id === id);
    if (!doc)
      throw new Error(
        `There is no doc with the id "${id}": a page that links to it by id must name another.`,
      );
    return doc.path;
  };
}

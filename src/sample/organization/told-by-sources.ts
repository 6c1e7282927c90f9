/** Attributes of a unified record that list what its sources say: each value once, in the order of the sources. */
export const toldBySources: Readonly<Record<string, string>> = {
  sourceUids: 'uid',
  connectorNames: 'connectorName',
  connectorCategories: 'connectorCategory',
  dataIntegrationTitles: 'dataIntegrationTitle',
};

/** The values that records have for an attribute, each once. */
export function distinct<T extends {readonly [attribute: string]: unknown}>(
  records: readonly T[],
  attribute: string,
): string[] {
  return [...new Set(records.map((record) => String(record[attribute])))];
}

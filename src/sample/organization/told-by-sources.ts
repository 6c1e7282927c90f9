/** Attributes of a unified record that list values from its sources, each value once, in the sources' order. */
export const toldBySources: Readonly<Record<string, string>> = {
  sourceUids: 'uid',
  connectorNames: 'connectorName',
  connectorCategories: 'connectorCategory',
  dataIntegrationTitles: 'dataIntegrationTitle',
};

/** Returns the distinct values of an attribute among records. */
export function distinct<T extends {readonly [attribute: string]: unknown}>(
  records: readonly T[],
  attribute: string,
): string[] {
  return [...new Set(records.map((record) => String(record[attribute])))];
}

/**
 * Gives a fact of the product as it stands in a sentence: "1,000", "30 seconds".
 *
 * @param name what the writer put in brackets
 * @param attributes what tells facts of one name apart: `{of: 'sla'}` for `:limit[SLA definitions]{of="sla"}`
 * @throws {Error} when the name stands for nothing, or for several things; the message says what to write
 */
export type Fact = (name: string, attributes: FactAttributes) => string;

/** What a fact can be asked with. */
export const attributeNames = ['of', 'least', 'most'] as const;

export type FactAttributes = Partial<
  Record<(typeof attributeNames)[number], string | null | undefined>
>;

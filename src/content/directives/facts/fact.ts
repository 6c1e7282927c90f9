/**
 * Returns a fact about the product as it's written in a sentence: "1,000", "30 seconds".
 *
 * @param name the text that the writer put in brackets
 * @param attributes distinguish facts with the same name: `{of: 'sla'}` for `:limit[SLA definitions]{of="sla"}`
 * @throws {Error} when the name matches no fact, or several; the message says what to write
 */
export type Fact = (name: string, attributes: FactAttributes) => string;

/** The attributes that a fact accepts. */
export const attributeNames = ['of', 'least', 'most'] as const;

export type FactAttributes = Partial<
  Record<(typeof attributeNames)[number], string | null | undefined>
>;

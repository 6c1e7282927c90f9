/** What a reader enters, by field, as text. Several chosen options are joined by {@link separator}. */
export type Inputs = Record<string, string>;

/** Where one chosen option ends and the next begins. */
export const separator = ', ';

/** Which numbers a field accepts, and how many decimals they can have. */
export interface NumberRange {
  least: number;
  most: number;
  decimals: number;
}

export interface CalculatorOption {
  value: string;
  text: string;
  /** What comes after the text, such as a factor's points. */
  note?: string;
}

/** A field of a calculator. */
export type CalculatorField = {
  name: string;
  label: string;
  hint?: string;
  /** Whether it fills the form's width. */
  isWide?: boolean;
} & (
  | {kind: 'text' | 'number'}
  /** A moment in UTC: `2025-11-25T02:10`. */
  | {kind: 'moment'; offersNow?: boolean}
  /** One option. */
  | {kind: 'choice'; options: CalculatorOption[]}
  /** Any number of options. */
  | {kind: 'options'; options: CalculatorOption[]}
);

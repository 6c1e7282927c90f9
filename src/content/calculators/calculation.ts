import type {CalculatorField, Inputs} from './fields';

/** One line of a calculation: what it is, why, and its value. */
export interface CalculationStep {
  label: string;
  note?: string;
  value: string;
  /** Whether it's what the steps above lead to. */
  isResult?: boolean;
}

/** The colors of a result's badge, from src/css/severity.css and, for statuses, calculator.css. */
export interface Badge {
  text: string;
  classes: string[];
}

/** What a calculation ends with. */
export interface Outcome {
  /** What the value is: "Risk score". */
  label: string;
  value: string;
  badge: Badge;
}

/** The steps and the result, or what's wrong with the inputs, by field. */
export type Calculation =
  | {faults: Record<string, string>}
  | {steps: CalculationStep[]; outcome: Outcome};

/** A record of the sample organization, whose inputs a calculator can start with. */
export interface Example {
  name: string;
  inputs: Inputs;
}

/** A calculator: its name, its fields, and its rules. */
export interface Calculator {
  /** What pages call it, and addresses call the first of its kind on a page: `risk-score`. */
  name: string;
  title: string;
  /** Returns the fields for some inputs. A choice can decide which other fields there are. */
  fieldsFor(inputs: Inputs): CalculatorField[];
  calculate(inputs: Inputs): Calculation;
}

import type {Udm} from '../../product/udm/udm';
import type {Graph} from '../graph';

/** An option for completing the text at an offset. */
export interface Completion {
  label: string;
  kind:
    | 'keyword'
    | 'operator'
    | 'model'
    | 'verb'
    | 'alias'
    | 'attribute'
    | 'value'
    | 'function'
    | 'unit';
  /** One line, such as "number, 0 to 10" or "Finding → Asset". */
  detail?: string;
  /** A sentence, shown next to the list. */
  info?: string;
  /** The text to insert, if it isn't the label. */
  insert?: string;
}

/** Options, best first. The selected option replaces the text from `start` to `end`. */
export interface Completions {
  start: number;
  end: number;
  options: Completion[];
}

/** The data that completions are derived from. Without a graph, no string values are offered. */
export interface CompletionData {
  udm: Udm;
  graph?: Graph;
}

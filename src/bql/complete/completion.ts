import type {Udm} from '../../product/udm/udm';
import type {Graph} from '../graph';

/** What could stand at an offset of a text. */
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
  /** What to insert, where it isn't the label. */
  insert?: string;
}

/** The best comes first. An option replaces the text from `start` to `end`. */
export interface Completions {
  start: number;
  end: number;
  options: Completion[];
}

/** What completions are made from. Without a graph, there are no values of texts. */
export interface CompletionData {
  udm: Udm;
  graph?: Graph;
}

import type {Udm} from '../../product/udm/udm';
import type {Expression, Path} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {type Computed, isFault, type Names, type Passing, type ScopeSource} from './names';
import type {KnownRecords} from './records';
import {resolve, type Target} from './resolve';

/**
 * The meaning of names at one place in a query. Each path is resolved only once, regardless of how often it's
 * requested.
 */
export class Scope implements Names {
  readonly udm: Udm;
  readonly sources: readonly (ScopeSource | undefined)[];
  readonly absent: ReadonlySet<string>;
  readonly computed: ReadonlyMap<string, Computed>;
  readonly passing?: Passing;
  readonly records?: KnownRecords;
  readonly #targets = new WeakMap<Path, Target | Fault>();

  constructor({
    udm,
    sources,
    computed = new Map(),
    absent = new Set(),
    passing,
    records,
  }: Pick<Names, 'udm' | 'sources'> & Partial<Names>) {
    this.udm = udm;
    this.sources = sources;
    this.computed = computed;
    this.absent = absent;
    this.passing = passing;
    this.records = records;
  }

  /** Returns what a path leads to, or what's wrong with it. */
  targetOf(path: Path): Target | Fault {
    const target = this.#targets.get(path) ?? resolve(path, this);
    this.#targets.set(path, target);
    return target;
  }

  /** Whether an expression is only an alias of a model, without attributes. */
  isAlias(expression: Expression): boolean {
    if (expression.kind !== 'path') return false;
    const target = this.targetOf(expression);
    return !isFault(target) && target.kind === 'records' && target.names.length === 0;
  }
}

/** Returns a scope for a condition on one model, as in BCL. */
export const scopeOf = (udm: Udm, model: string): Scope =>
  new Scope({udm, sources: [{models: [model]}]});

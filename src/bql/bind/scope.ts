import type {Udm} from '../../product/udm/udm';
import type {Expression, Path} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {type Computed, isFault, type Names, type Passing, type ScopeSource} from './names';
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
  readonly #targets = new WeakMap<Path, Target | Fault>();

  constructor(
    udm: Udm,
    sources: readonly (ScopeSource | undefined)[],
    computed: ReadonlyMap<string, Computed> = new Map(),
    absent: ReadonlySet<string> = new Set(),
    passing?: Passing,
  ) {
    this.udm = udm;
    this.sources = sources;
    this.computed = computed;
    this.absent = absent;
    this.passing = passing;
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
export const scopeOf = (udm: Udm, model: string): Scope => new Scope(udm, [{models: [model]}]);

import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {type FormEvent, type ReactNode, useEffect, useMemo, useState} from 'react';
import {kindClass} from '../../../content/release-notes/kind-chip';
import {type ComparedReleases, comparedProducts} from '../../../product/releases/comparison';
import {byUrgency, type EntryKind} from '../../../product/releases/kinds';
import {products} from '../../../product/releases/products';
import {keepsFocus} from '../../navigation/keep-focus';
import styles from './comparison.module.css';
import {format} from './format';
import {
  countRange,
  fromVersions,
  rangeOf,
  toExisting,
  toVersions,
  usualRange,
  type VersionRange,
} from './range';

/** The page with the comparison and its result. */
const page = '/docs/releases';

/**
 * Chooses two versions of a product, and counts what changes between them. The result is the search's, because the
 * versions are a part of its query.
 *
 * @param releases {@link ComparedReleases} as JSON
 */
export default function ReleaseComparison({releases}: {releases: string}): ReactNode {
  const offered = useMemo(() => JSON.parse(releases) as ComparedReleases, [releases]);
  const [range, setRange] = useState(() => usualRange(offered, 'platform'));
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const [asked, setAsked] = useState(format.none);
  const isComparing = asked.from !== '' || asked.to !== '';

  // The server doesn't know the query.
  useEffect(() => {
    const query = format.queryOf(search);
    setAsked(query);
    if (query.from || query.to || query.product) setRange(rangeOf(offered, query));
  }, [search, offered]);

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    history.push({pathname: history.location.pathname, search: searchOf(range), state: keepsFocus});
    event.currentTarget.parentElement?.scrollIntoView();
  }

  return (
    <div className={styles.comparison}>
      <form aria-label="Compare two versions" onSubmit={compare}>
        <Choice
          label="Product"
          name="product"
          value={range.product}
          options={comparedProducts}
          textOf={(product) => products[product].label}
          onChange={(product) => setRange(usualRange(offered, product))}
        />
        <Choice
          label="From version"
          name="from"
          value={range.from}
          options={fromVersions(offered, range.product)}
          onChange={(from) => setRange(toExisting(offered, {...range, from}))}
        />
        <Choice
          label="To version"
          name="to"
          value={range.to}
          options={toVersions(offered, range)}
          onChange={(to) => setRange({...range, to})}
        />
        <button type="submit" className="button button--primary">
          Compare
        </button>
        {isComparing && <Link to={page}>Clear</Link>}
      </form>
      <Counts releases={offered} range={range} shown={isComparing ? asked.kind : undefined} />
    </div>
  );
}

const searchOf = (range: VersionRange, kind = '') =>
  format.searchOf({...format.none, ...range, kind});

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly Value[];
  textOf?: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  label,
  name,
  value,
  options,
  textOf = (option) => option,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select name={name} value={value} onChange={({target}) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

const captions: Record<EntryKind, [one: string, several: string]> = {
  'upgrade-note': ['thing to do', 'things to do'],
  deprecated: ['going away', 'going away'],
  new: ['new', 'new'],
  improved: ['improved', 'improved'],
  'known-issue': ['known issue', 'known issues'],
  fixed: ['fixed', 'fixed'],
};

interface CountsProps {
  releases: ComparedReleases;
  range: VersionRange;
  /** The kind that the results are limited to. */
  shown?: string;
}

/** What changes in a range: a number for each kind of entry, which leads to these entries. */
function Counts({releases, range, shown}: CountsProps): ReactNode {
  const {releases: releaseCount, tally} = countRange(releases, range);
  return (
    <ul>
      {byUrgency.map((kind) => {
        const isSteps = kind === 'upgrade-note' && range.product !== 'platform';
        const count = isSteps ? releaseCount : (tally[kind] ?? 0);
        const [one, several] = isSteps ? stepsCaption : captions[kind];
        return (
          <li key={kind}>
            <Link
              to={page + searchOf(range, kind)}
              aria-current={kind === shown ? 'true' : undefined}
            >
              <b className={kindClass(kind)}>{count}</b>
              <span>{count === 1 ? one : several}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The agent and Connect list what to do as steps, not as entries. */
const stepsCaption: [one: string, several: string] = [
  'release with upgrade steps',
  'releases with upgrade steps',
];

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import kit from '../kit/explorer.module.css';
import {textFormat} from '../kit/query';
import SearchField from '../kit/SearchField';
import {useArrival} from '../kit/useArrival';
import {useLinksIntoList} from '../kit/useLinksIntoList';
import {useQuery} from '../kit/useQuery';
import {type RowCount, rowsIn} from './rows';
import styles from './rows.module.css';
import {useFoldOfAddress} from './useFoldOfAddress';

interface Props {
  /** The field's label, and an example of what to type. */
  label: string;
  placeholder: string;
  /** The name of the parameter that keeps the text in the address. */
  parameter: string;
  /** What a row is, in the plural: "connectors". */
  names: string;
  /** The page with a search over other rows, for readers who look on the wrong page, and the text of the link to it. */
  otherPage?: string;
  otherRows?: string;
  /** Tables, each below a heading if there are several, or folded. */
  children: ReactNode;
}

/** A search over the rows of tables, which filters them in place. It needs no data but the tables. */
export default function RowSearch({
  label,
  placeholder,
  parameter,
  names,
  otherPage,
  otherRows,
  children,
}: Props) {
  const format = useMemo(() => textFormat(parameter), [parameter]);
  const [query, setQuery] = useQuery(format, label);
  // Show each key press immediately, and its rows right after.
  const asked = useDeferredValue(query);
  const [count, setCount] = useState<RowCount>();
  const element = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const show = useRef<(typed: string) => RowCount>(undefined);

  useLayoutEffect(() => {
    if (format.isEmpty(asked)) {
      show.current?.('');
      setCount(undefined);
    } else if (list.current) {
      show.current ??= rowsIn(list.current);
      setCount(show.current(asked.text));
      // From further down, the reader sees the first of the rows that are left.
      if (element.current && element.current.getBoundingClientRect().top < 0)
        element.current.scrollIntoView();
    }
  }, [asked, format]);

  useArrival(format, element);
  useFoldOfAddress(list);
  const showAll = useCallback(() => setQuery(format.none), [setQuery, format]);
  useLinksIntoList(list, count !== undefined, showAll);

  return (
    <search ref={element} className={kit.explorer}>
      <form className={clsx(kit.form, styles.bar)} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={label}
          placeholder={placeholder}
          text={query.text}
          onText={(text) => setQuery({text})}
        />
        <p role="status" className={clsx(kit.count, count?.shown !== 0 && styles.found)}>
          {count && sentenceOf(count, names)}
        </p>
      </form>
      <div ref={list} className={clsx(styles.rows, count && styles.searched)}>
        {children}
      </div>
      {otherPage && (
        <p className={styles.other}>
          Not here? <Link to={`${otherPage}${format.searchOf(asked)}`}>{otherRows}</Link>
        </p>
      )}
    </search>
  );
}

const sentenceOf = ({shown, total}: RowCount, names: string) =>
  shown === 0 ? `No matching ${names}. Use fewer words.` : `${shown} of ${total} ${names}`;

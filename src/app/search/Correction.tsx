import styles from './Correction.module.css';

interface Props {
  query: string;
  /** The query that the results are for. */
  correctedQuery: string;
  /** Called when the reader wants the results of the query as typed. */
  onAsTyped: () => void;
}

/** A line above results: that they're for a corrected query, with a button that searches for the query as typed. */
export default function Correction({query, correctedQuery, onAsTyped}: Props) {
  return (
    <p className={styles.correction}>
      Showing results for <strong>{correctedQuery}</strong>.{' '}
      <button type="button" onClick={onAsTyped}>
        Search instead for <em>{query}</em>.
      </button>
    </p>
  );
}

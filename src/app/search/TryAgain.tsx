import styles from './TryAgain.module.css';

/** The button that repeats a failed search. */
export default function TryAgain({onClick}: {onClick: () => void}) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      Try again
    </button>
  );
}

import styles from './TryAgain.module.css';

/** The button that asks for the same again, wherever search couldn't answer. */
export default function TryAgain({onClick}: {onClick: () => void}) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      Try again
    </button>
  );
}

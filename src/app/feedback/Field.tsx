import {type ReactNode, useId} from 'react';
import styles from './dialog.module.css';

interface Attributes {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface Props {
  label: string;
  hint: string;
  error: string | undefined;
  /** Renders the control with the attributes that connect it to its label, hint, and error. */
  children: (attributes: Attributes) => ReactNode;
}

/** A labeled form control with a hint or, if there is one, an error instead of the hint. */
export default function Field({label, hint, error, children}: Props): ReactNode {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': Boolean(error),
        'aria-describedby': note,
      })}
      <p id={note} className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}

import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {
  type CalculatorField,
  type CalculatorOption,
  separator,
} from '../../content/calculators/fields';
import {chosenIn, momentText} from '../../content/calculators/read';
import styles from './calculator.module.css';

interface Props {
  field: CalculatorField;
  value: string;
  /** What's wrong with the value. */
  fault?: string;
  onChange: (value: string) => void;
}

/** A field of a calculator, with its hint or, if the value can't be used, a message. */
export default function Control({field, value, fault, onChange}: Props): ReactNode {
  const id = useId();
  const {name, label, hint, kind} = field;
  if (kind === 'options')
    return <Options legend={label} options={field.options} value={value} onChange={onChange} />;
  const note = fault ?? hint;
  const attributes = {
    id,
    name,
    value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
  };
  return (
    <div className={clsx(styles.field, field.isWide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <select {...attributes}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...attributes}
          type={kind === 'moment' ? 'datetime-local' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
        />
      )}
      {kind === 'moment' && field.offersNow && (
        <button
          type="button"
          className={styles.now}
          onClick={() => onChange(momentText(new Date().toISOString()))}
        >
          Use the current time
        </button>
      )}
      {note && (
        <p id={`${id}-note`} className={fault && styles.fault}>
          {note}
        </p>
      )}
    </div>
  );
}

interface OptionsProps {
  legend: string;
  options: CalculatorOption[];
  value: string;
  onChange: (value: string) => void;
}

function Options({legend, options, value, onChange}: OptionsProps): ReactNode {
  const chosen = new Set(chosenIn(value));
  const toggled = (name: string, isChosen: boolean) =>
    options
      .filter((option) => (option.value === name ? isChosen : chosen.has(option.value)))
      .map((option) => option.value)
      .join(separator);
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.map(({value: name, text, note}) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.has(name)}
            onChange={({target}) => onChange(toggled(name, target.checked))}
          />
          <span>{text}</span>
          <small>{note}</small>
        </label>
      ))}
    </fieldset>
  );
}

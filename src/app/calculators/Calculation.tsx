import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {hashOfInputs, inputsIn} from '../../content/calculators/address';
import type {Calculator, Example, Outcome as Result} from '../../content/calculators/calculation';
import type {Inputs} from '../../content/calculators/fields';
import QueryAction from '../playground/QueryAction';
import {useCopy} from '../playground/useCopy';
import Control from './Control';
import styles from './calculator.module.css';
import Steps from './Steps';

interface Props {
  /** The calculator's on its page. */
  id: string;
  calculator: Calculator;
  /** Records to start from. The page shows the first one's steps. */
  examples: Example[];
  /** An address with inputs, if a link opened the calculator. */
  linked?: string;
}

/** A calculator's form, and below it the result with its steps, which follow what the reader enters. */
export default function Calculation({id, calculator, examples, linked}: Props): ReactNode {
  const {title, fieldsFor, calculate} = calculator;
  const [inputs, setInputs] = useState<Inputs>(
    () => (linked ? inputsIn(linked) : examples[0]?.inputs) ?? {},
  );
  const [message, copy] = useCopy();
  const form = useRef<HTMLFormElement>(null);

  // The button that opened the form is gone.
  useEffect(() => {
    if (!linked) form.current?.querySelector('select')?.focus({preventScroll: true});
  }, [linked]);

  function change(changed: Inputs) {
    setInputs(changed);
    replaceHash(hashOfInputs(id, calculator, changed));
  }

  function reset() {
    setInputs(examples[0]?.inputs ?? {});
    replaceHash('');
  }

  const example = examples.find((each) => isSame(calculator, each.inputs, inputs));
  const calculation = calculate(inputs);
  const faults = 'faults' in calculation ? calculation.faults : {};
  return (
    <>
      <div className="query-head">
        <span className="query-title">{title}</span>
        <span role="status">{message}</span>
        <QueryAction onClick={reset}>Reset</QueryAction>
        <QueryAction
          onClick={() => copy('the link', addressOf(hashOfInputs(id, calculator, inputs)))}
        >
          Copy link
        </QueryAction>
      </div>
      <form
        ref={form}
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={clsx(styles.field, styles.wide)}>
          <span>Start with</span>
          <select
            value={example?.name ?? ''}
            onChange={({target}) =>
              change(examples.find(({name}) => name === target.value)?.inputs ?? inputs)
            }
          >
            {!example && <option value="">Your values</option>}
            {examples.map(({name}) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {fieldsFor(inputs).map((field) => (
          <Control
            key={field.name}
            field={field}
            value={inputs[field.name] ?? ''}
            fault={faults[field.name]}
            onChange={(value) => change({...inputs, [field.name]: value})}
          />
        ))}
      </form>
      <output className="calculator-outcome">
        {'outcome' in calculation ? (
          <Outcome {...calculation.outcome} />
        ) : (
          <span>Correct the marked values to see the result.</span>
        )}
      </output>
      {'steps' in calculation && <Steps steps={calculation.steps} />}
    </>
  );
}

function Outcome({label, value, badge}: Result): ReactNode {
  return (
    <>
      <span>{label}</span> <strong>{value}</strong>{' '}
      <span className={badge.classes.join(' ')}>{badge.text}</span>
    </>
  );
}

const isSame = (calculator: Calculator, one: Inputs, other: Inputs) =>
  hashOfInputs('', calculator, one) === hashOfInputs('', calculator, other);

const addressOf = (hash: string) => window.location.href.replace(/#.*/, '') + hash;

/** Keeps the inputs in the address without rendering the page again, so that a reload has them. */
const replaceHash = (hash: string) =>
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + window.location.search + hash,
  );

import type {ReactNode} from 'react';
import ScrollableTable from '../../base/components/ScrollableTable';
import type {CalculationStep} from '../../content/calculators/calculation';

/** The steps of a calculation, as src/content/directives/parts/calculator.ts writes them. */
export default function Steps({steps}: {steps: CalculationStep[]}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({label, note, value, isResult}, index) => (
          <tr key={index}>
            <td>
              {isResult ? <strong>{label}</strong> : label}
              {note && (
                <>
                  <br />
                  <small>{note}</small>
                </>
              )}
            </td>
            <td>{isResult ? <strong>{value}</strong> : value}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

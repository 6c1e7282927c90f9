import type {ReactNode} from 'react';

/** Lines as wide as names of records, in percent. */
const widths = [62, 48, 70, 55, 40];

/** The place of a result's rows until there are some. */
export default function Skeleton(): ReactNode {
  return (
    <div className="query-skeleton" aria-hidden="true">
      {widths.map((width) => (
        <i key={width} style={{width: `${width}%`}} />
      ))}
    </div>
  );
}

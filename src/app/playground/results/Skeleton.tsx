import type {ReactNode} from 'react';

/** Gray lines in place of a result that's on its way. Widths in percent, like names of records. */
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

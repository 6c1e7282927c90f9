import type {Props} from '@theme/Details';
import clsx from 'clsx';

/** Folded content. The theme's is animated by script, and this one opens without script. */
export default function Details({summary, children, className, ...props}: Props) {
  return (
    <details {...props} className={clsx('alert', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div>{children}</div>
    </details>
  );
}

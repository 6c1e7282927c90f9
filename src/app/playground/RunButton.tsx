import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'button'> {
  isBusy?: boolean;
}

/** The button that runs a query. Children come after its name, for the keys that do the same. */
export default function RunButton({isBusy, className, children, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button button--primary query-run', className)}
      aria-busy={isBusy}
      {...props}
    >
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <path d="M1 0l9 5-9 5z" />
      </svg>
      Run
      {children}
    </button>
  );
}

import type {ComponentProps, ReactNode} from 'react';

/** A quiet button in the frame of a query. */
export default function QueryAction(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="query-action" {...props} />;
}

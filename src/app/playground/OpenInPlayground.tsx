import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import LineIcon from '../../base/components/LineIcon';
import {expandIcon} from './icons';

/** Leads from a playground in a page to one of its own, with the same text. */
export default function OpenInPlayground({to}: {to: string}): ReactNode {
  return (
    <Link
      to={to}
      className="query-action"
      aria-label="Open in playground"
      title="Open in playground"
    >
      <LineIcon d={expandIcon} width={18} />
    </Link>
  );
}

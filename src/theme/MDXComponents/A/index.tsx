import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';
import A from '@theme-original/MDXComponents/A';
import type {ReactNode} from 'react';

/** A link. The theme's own gives one that isn't a target, such as a footnote's, an empty class. */
export default function AWrapper(props: Props): ReactNode {
  return props.id ? <A {...props} /> : <Link {...props} />;
}

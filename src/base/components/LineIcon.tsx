import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'svg'> {
  /** The lines, as the path of an SVG of 24 by 24. */
  d: string;
}

/**
 * An icon drawn in lines. The theme's icons are drawn in outlines, whose numbers no compression shortens: on every
 * page, they weighed as much as a short article.
 */
export default function LineIcon({d, width = 24, height = width, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden="true" {...props}>
      <path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2} d={d} />
    </svg>
  );
}

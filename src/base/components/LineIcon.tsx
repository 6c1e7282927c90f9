import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'svg'> {
  /** The path data, for a 24-by-24 view box. */
  d: string;
}

/**
 * An icon drawn with strokes. The theme's icons are drawn as outlines, whose coordinates barely compress: on every
 * page, they were as large as a short article.
 */
export default function LineIcon({d, width = 24, height = width, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden="true" {...props}>
      <path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2} d={d} />
    </svg>
  );
}

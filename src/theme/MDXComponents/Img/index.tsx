import ZoomableImage from '@site/src/app/image-zoom/ZoomableImage';
import type {Props} from '@theme/MDXComponents/Img';
import Img from '@theme-original/MDXComponents/Img';
import type {ReactNode} from 'react';

/** A picture of an article, which can be enlarged. */
export default function ImgWrapper(props: Props): ReactNode {
  return <ZoomableImage {...props} image={Img} />;
}

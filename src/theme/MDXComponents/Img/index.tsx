import ZoomableImage from '@site/src/app/image-zoom/ZoomableImage';
import type {Props} from '@theme/MDXComponents/Img';
import Img from '@theme-original/MDXComponents/Img';
import type {ReactNode} from 'react';

/** An image in an article. Readers can enlarge it. */
export default function ImgWrapper(props: Props): ReactNode {
  return <ZoomableImage {...props} image={Img} />;
}

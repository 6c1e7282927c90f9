import type {ComponentProps, ComponentType, KeyboardEvent, ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {whenIdle} from '../loader/when-idle';

type ImageProps = ComponentProps<'img'>;

const loadZoom = () => import('./zoom');

/**
 * A picture of an article that a click, Enter or Space enlarges. A picture inside a link stays a link.
 * Without JavaScript it is an ordinary picture.
 *
 * @param props.image the theme's picture, `@theme-original/MDXComponents/Img`
 */
export default function ZoomableImage({
  image: Image,
  ...props
}: ImageProps & {image: ComponentType<ImageProps>}): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  const [isZoomable, setZoomable] = useState(false);

  useEffect(() => {
    const picture = ref.current;
    if (!picture?.closest('article .markdown') || picture.closest('a')) return;
    let detach: (() => void) | undefined;
    let gone = false;
    const cancel = whenIdle(
      () =>
        loadZoom()
          .then(({attach}) => {
            if (gone) return;
            detach = attach(picture);
            setZoomable(true);
          })
          .catch(() => {}), // Without its code, the picture is still a picture.
    );
    return () => {
      gone = true;
      cancel();
      detach?.();
    };
  }, []);

  function openByKey(event: KeyboardEvent<HTMLImageElement>) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const picture = event.currentTarget;
    void loadZoom().then(({open}) => open(picture));
  }

  const button = {
    role: 'button',
    tabIndex: 0,
    'aria-label': `Zoom: ${props.alt ?? ''}`,
    onKeyDown: openByKey,
  };
  return <Image {...props} {...(isZoomable && button)} ref={ref} />;
}

import type {ComponentProps, ComponentType, KeyboardEvent, ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {whenIdle} from '../../base/when-idle';
import {isCostly} from '../../docusaurus/late-script/is-costly';
import {usePart} from '../../docusaurus/stale-builds/usePart';

type ImageProps = ComponentProps<'img'>;

const fetchZoom = () => import('./zoom');

/**
 * An image in an article that readers can enlarge with a click, Enter, or Space. An image inside a link stays a link.
 * Without JavaScript, it's an ordinary image.
 *
 * @param props.image the theme's image, `@theme-original/MDXComponents/Img`
 */
export default function ZoomableImage({
  image: Image,
  ...props
}: ImageProps & {image: ComponentType<ImageProps>}): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  const [isZoomable, setZoomable] = useState(false);
  const [ahead, setAhead] = useState<Awaited<ReturnType<typeof fetchZoom>>>();
  const {part: asked, isLoading, hasFailed, load} = usePart(fetchZoom);
  const zoom = asked ?? ahead;

  useEffect(() => {
    const picture = ref.current;
    if (!picture?.closest('article .markdown') || picture.closest('a')) return undefined;
    // In this case, the first press loads the code.
    if (isCostly()) {
      setZoomable(true);
      return undefined;
    }
    return whenIdle(
      () =>
        fetchZoom()
          .then((loaded) => {
            setAhead(loaded);
            setZoomable(true);
          })
          .catch(() => {}), // If the code can't be loaded, the image still works as an image.
    );
  }, []);

  useEffect(() => (ref.current && zoom ? zoom.attach(ref.current) : undefined), [zoom]);

  useEffect(() => {
    if (ref.current && asked) void asked.open(ref.current);
  }, [asked]);

  function openByKey(event: KeyboardEvent<HTMLImageElement>) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (zoom) void zoom.open(event.currentTarget);
    else load();
  }

  const button = {
    role: 'button',
    tabIndex: 0,
    'aria-label': `Zoom: ${props.alt ?? ''}`,
    onKeyDown: openByKey,
    // Once the code is loaded, it handles clicks itself.
    onClick: zoom ? undefined : load,
  };
  return (
    <>
      <Image {...props} {...(isZoomable && button)} ref={ref} />
      {hasFailed && (
        <LoadFailure isRetrying={isLoading} onRetry={load}>
          The larger image couldn't be loaded.
        </LoadFailure>
      )}
    </>
  );
}

import {useEffect, useState} from 'react';

/** A section is being read when its heading has reached this part of the window, from the top. */
const readingLine = 0.25;

/**
 * Follows the reader through a page.
 *
 * @param ids the anchors of the sections, in order
 * @returns the anchor of the section that's being read, or undefined above the first one and without JavaScript
 */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');

  useEffect(() => {
    if (!list) return undefined;
    const headings = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const find = () => {
      frame = 0;
      const line = window.innerHeight * readingLine;
      setCurrent(headings.findLast((each) => each.getBoundingClientRect().top <= line)?.id);
    };
    const listening = new AbortController();
    const onMove = () => {
      frame ||= requestAnimationFrame(find);
    };
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, onMove, {passive: true, signal: listening.signal});
    onMove();
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [list]);

  return current;
}

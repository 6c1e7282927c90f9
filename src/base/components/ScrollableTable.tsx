import {type ComponentProps, useEffect, useRef, useState} from 'react';

/**
 * A table that scrolls within its own box. If it overflows, it becomes a focusable group with a name, so that it can be
 * scrolled with the keyboard. It isn't a landmark, because a page can have twenty tables. A table that fits isn't a tab
 * stop.
 */
export default function ScrollableTable(props: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setLabel(scrolls(element) ? labelOf(element) : undefined),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const group = label ? {role: 'group', tabIndex: 0, 'aria-label': label} : {};
  return (
    <div ref={box} className="table-scroll" {...group}>
      <table {...props} />
    </div>
  );
}

const scrolls = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

/**
 * Builds a table's name from its columns and, because tables can share columns, the heading above: "Table: Field, Value
 * (SSO)".
 */
function labelOf(element: HTMLElement): string {
  const columns = [...element.querySelectorAll('th')].map((cell) => cell.textContent);
  const section = headingAbove(element)?.firstChild?.textContent;
  return `Table: ${columns.join(', ')}${section ? ` (${section})` : ''}`;
}

function headingAbove(element: Element): Element | undefined {
  const previous = element.previousElementSibling ?? element.parentElement;
  if (!previous || previous.tagName === 'ARTICLE') return undefined;
  return /^H[2-6]$/.test(previous.tagName) ? previous : headingAbove(previous);
}

import type {Element} from 'hast';
import {s as svg} from 'hastscript';
import {layOut, lineHeight, padding} from './layout';
import type {Box} from './pen';
import {printTrack} from './print-track';
import {trackOf} from './read-grammar';
import {anchorOf, titleOf} from './titles';

/** The width of a page's text on a phone. */
const widest = 328;
/** The radius of the dots at both ends, and the length of the line between each dot and the diagram. */
const dot = 3;
const lead = 10;
const margin = 1;
/** The baseline within a line of text, so that capitals are vertically centered. */
const baseline = 12.5;

/**
 * Draws a rule's syntax diagram. Keywords and symbols are pills, values are boxes in italics, and other rules are
 * boxes. If the page shows the diagram of another rule, its box is a link. Colors come from `syntax.css`.
 *
 * @param shown the rules whose diagrams are on the page
 * @returns an `svg` element, no wider than the text on a phone
 * @throws {Error} when the grammar has no such rule
 */
export function draw(rule: string, shown: readonly string[]): Element {
  const track = trackOf(rule);
  const ends = 2 * (dot + lead + dot + margin);
  const piece = layOut(track, widest - ends);
  const width = Math.ceil(piece.width + ends);
  const top = piece.up + margin;
  const height = Math.ceil(top + piece.drop + piece.down + margin);
  const left = margin + 2 * dot + lead;
  const right = left + piece.width;
  const {boxes, lines} = piece.at(left, top);
  const end = top + piece.drop;
  const hasLinks = boxes.some((each) => linkOf(each, shown));
  return svg(
    'svg',
    {
      className: ['syntax'],
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      // Screen readers ignore an image's children, but they have to find the links.
      role: hasLinks ? 'group' : 'img',
      ariaLabel: `Syntax diagram of ${titleOf(rule)}: ${printTrack(track)}`,
    },
    [
      svg('path', {
        ariaHidden: 'true',
        d: [`M${margin + 2 * dot} ${top}H${left}`, ...lines, `M${right} ${end}h${lead}`].join(''),
      }),
      svg('circle', {cx: margin + dot, cy: top, r: dot}),
      svg('circle', {cx: right + lead + dot, cy: end, r: dot}),
      ...boxes.map((each) => drawBox(each, linkOf(each, shown))),
    ],
  );
}

/** Returns the on-page address of the diagram for a box's rule. */
const linkOf = ({rule}: Box, shown: readonly string[]) =>
  rule && shown.includes(rule) ? `#${anchorOf(rule)}` : undefined;

function drawBox({kind, lines, x, y, width, height}: Box, href?: string): Element {
  const parts = [
    svg('rect', {x, y, width, height, rx: kind === 'word' ? 13 : 2}),
    ...lines.map((value, index) =>
      svg('text', {x: x + width / 2, y: y + padding + lineHeight * index + baseline}, [
        {type: 'text', value},
      ]),
    ),
  ];
  return href
    ? svg('a', {href, className: [kind]}, parts)
    : svg('g', {className: [kind], ariaHidden: 'true'}, parts);
}

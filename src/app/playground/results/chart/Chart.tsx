import {axisX, axisY, barX, dot, gridY, lineY, plot, ruleX, ruleY, text} from '@observablehq/plot';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {colorOfScore} from '../../../../content/tables/score-color';
import {textScale} from '../text-scale';
import styles from './chart.module.css';
import type {Drawn} from './choose';
import {titleOf, written} from './describe';
import {barAxis, characterWidth, cut, lookAt, mostForLabels, ratingColor, ticksIn} from './look';
import {seriesBars} from './series-bars';

/**
 * Draws a chart as wide as its place: a picture with a caption. The table has its values as text.
 *
 * @param props.caption the ID of the caption
 */
export default function Chart({plan, caption}: {plan: Drawn; caption: string}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (width === 0) return;
    const picture = drawn(plan, width);
    // The site's security policy allows no style sheets inside the page. Ours has these rules.
    picture.querySelector('style')?.remove();
    // Plot names parts of the picture, which is more than ARIA allows inside one.
    for (const part of picture.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-labelledby', caption);
    box.current?.replaceChildren(picture);
  }, [plan, caption, width]);

  return <div ref={box} className={styles.plot} />;
}

function drawn(plan: Drawn, width: number) {
  if (plan.kind === 'line') return lineOf(plan, width);
  return plan.kind === 'series' ? seriesBars(plan, width) : barsOf(plan, width);
}

function barsOf(plan: Extract<Drawn, {kind: 'bars'}>, width: number) {
  const {data, by, isRating, isScore} = plan;
  const scale = textScale();
  const needed = (Math.max(...data.map(({label}) => label.length)) * characterWidth + 16) * scale;
  const isAbove = needed > width * mostForLabels;
  const marginLeft = isAbove ? 4 : needed;
  return plot({
    ...lookAt(scale),
    width,
    height: (data.length * (isAbove ? 44 : 28) + (isAbove ? 20 : 40)) * scale,
    marginBottom: 8 * scale,
    marginLeft,
    marginRight: 56 * scale,
    marginTop: (isAbove ? 12 : 32) * scale,
    x: isScore ? {...barAxis, domain: [0, 10]} : barAxis,
    y: {
      type: 'band',
      domain: data.map(({label}) => label),
      padding: isAbove ? 0 : 0.28,
      axis: null,
    },
    color: {type: 'identity'},
    marks: [
      isAbove
        ? text(data, {
            x: () => 0,
            y: 'label',
            text: ({label}) => cut(label, width / characterWidth / scale),
            textAnchor: 'start',
            dy: -12 * scale,
            fill: 'var(--ink)',
          })
        : axisY({
            label: by,
            labelAnchor: 'top',
            labelArrow: 'none',
            tickSize: 0,
            fill: 'var(--ink)',
          }),
      barX(data, {
        x: 'value',
        y: 'label',
        insetTop: isAbove ? 20 * scale : 0,
        insetBottom: isAbove ? 6 * scale : 0,
        className: styles.bars,
        fill: ({label, value}) => {
          if (isScore) return colorOfScore(value);
          return isRating ? ratingColor(label) : 'var(--chart-1)';
        },
        rx: 2,
      }),
      text(data, {
        x: 'value',
        y: 'label',
        text: ({value}) => written(value, isScore),
        textAnchor: 'start',
        dx: 6,
        dy: isAbove ? 7 * scale : 0,
        fill: 'var(--ink)',
        fontWeight: 600,
      }),
      ruleX([0], {stroke: 'var(--edge)'}),
    ],
  });
}

function lineOf({data, by, of, unit}: Extract<Drawn, {kind: 'line'}>, width: number) {
  const scale = textScale();
  const highest = data.reduce((a, b) => (b.value > a.value ? b : a));
  return plot({
    ...lookAt(scale),
    width,
    height: 320,
    marginBottom: 48 * scale,
    marginLeft: 56 * scale,
    marginRight: 24,
    marginTop: 32 * scale,
    x: {type: 'utc'},
    y: {nice: true, zero: true},
    marks: [
      gridY({stroke: 'var(--line)', strokeOpacity: 1}),
      axisX({label: by, labelAnchor: 'right', labelArrow: 'none', ticks: ticksIn(width / scale)}),
      axisY({
        label: titleOf(of, unit),
        labelAnchor: 'top',
        labelArrow: 'none',
        tickSize: 0,
        tickFormat: (value: number) => written(value),
      }),
      ruleY([0], {stroke: 'var(--edge)'}),
      lineY(data, {x: 'date', y: 'value', stroke: 'var(--chart-1)', strokeWidth: 2}),
      dot(data, {x: 'date', y: 'value', fill: 'var(--chart-1)', r: 3}),
      text([highest], {
        x: 'date',
        y: 'value',
        text: ({value}) => written(value),
        dy: -12,
        fill: 'var(--ink)',
        fontWeight: 600,
      }),
    ],
  });
}

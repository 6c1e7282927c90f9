import {
  axisX,
  axisY,
  barX,
  dot,
  gridX,
  gridY,
  lineY,
  plot,
  ruleX,
  ruleY,
  text,
} from '@observablehq/plot';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import styles from './chart.module.css';
import type {Drawn} from './choose';
import {written} from './describe';

/** About the width of a character, in pixels, and the part of a chart that labels can take. */
const characterWidth = 6.6;
const mostForLabels = 0.42;

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
    if (width > 0) box.current?.replaceChildren(drawn(plan, width));
  }, [plan, width]);

  return <div ref={box} className={styles.plot} role="img" aria-labelledby={caption} />;
}

/** What all charts have in common. Their text is as large as labels in tables. */
const look = {
  marginBottom: 48,
  style: {background: 'none', color: 'inherit', fontFamily: 'inherit', fontSize: '12px'},
};

const drawn = (plan: Drawn, width: number) =>
  plan.kind === 'line' ? lineOf(plan, width) : barsOf(plan, width);

function barsOf(plan: Extract<Drawn, {kind: 'bars'}>, width: number) {
  const {data, by, of, unit, isRating} = plan;
  const needed = Math.max(...data.map(({label}) => label.length)) * characterWidth + 16;
  const isAbove = needed > width * mostForLabels;
  const marginLeft = isAbove ? 4 : needed;
  const color = (label: string) =>
    isRating ? `var(--chart-${label.toLowerCase()}, var(--chart-1))` : 'var(--chart-1)';
  return plot({
    ...look,
    width,
    height: data.length * (isAbove ? 44 : 28) + 80,
    marginLeft,
    marginRight: 56,
    marginTop: isAbove ? 12 : 32,
    x: {nice: true, zero: true},
    y: {type: 'band', domain: data.map(({label}) => label), padding: isAbove ? 0 : 0.28},
    color: {type: 'identity'},
    marks: [
      gridX({stroke: 'var(--line)', strokeOpacity: 1}),
      axisX({
        label: titleOf(of, unit),
        labelAnchor: 'right',
        labelArrow: 'none',
        tickSize: 0,
        ticks: ticksIn(width - marginLeft),
        tickFormat: written,
      }),
      isAbove
        ? text(data, {
            x: () => 0,
            y: 'label',
            text: ({label}) => cut(label, width / characterWidth),
            textAnchor: 'start',
            dy: -12,
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
        insetTop: isAbove ? 20 : 0,
        insetBottom: isAbove ? 6 : 0,
        fill: ({label}) => color(label),
        rx: 2,
      }),
      text(data, {
        x: 'value',
        y: 'label',
        text: ({value}) => written(value),
        textAnchor: 'start',
        dx: 6,
        dy: isAbove ? 7 : 0,
        fill: 'var(--ink)',
        fontWeight: 600,
      }),
      ruleX([0], {stroke: 'var(--edge)'}),
    ],
  });
}

const cut = (label: string, most: number) =>
  label.length > most ? `${label.slice(0, Math.floor(most) - 1)}…` : label;

function lineOf({data, by, of, unit}: Extract<Drawn, {kind: 'line'}>, width: number) {
  const highest = data.reduce((a, b) => (b.value > a.value ? b : a));
  return plot({
    ...look,
    width,
    height: 320,
    marginLeft: 56,
    marginRight: 24,
    marginTop: 32,
    x: {type: 'utc'},
    y: {nice: true, zero: true},
    marks: [
      gridY({stroke: 'var(--line)', strokeOpacity: 1}),
      axisX({label: by, labelAnchor: 'right', labelArrow: 'none', ticks: ticksIn(width)}),
      axisY({
        label: titleOf(of, unit),
        labelAnchor: 'top',
        labelArrow: 'none',
        tickSize: 0,
        tickFormat: written,
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

/** The title of an axis of values. */
const titleOf = (label: string, unit?: string) => (unit ? `${label} (${unit})` : label);

/** How many ticks fit on an axis, in pixels. */
const ticksIn = (width: number) => Math.max(2, Math.min(8, Math.floor(width / 90)));

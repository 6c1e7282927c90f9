import {axisFy, axisY, barX, plot, ruleX, text} from '@observablehq/plot';
import {textScale} from '../text-scale';
import styles from './chart.module.css';
import {written} from './describe';
import {barAxis, characterWidth, cut, lookAt, mostForLabels} from './look';
import {colorOf, type SeriesPlan} from './series';

/** Draws bars in several colors: end to end with their sum, or next to each other with their values. */
export function seriesBars(plan: SeriesPlan, width: number) {
  const {by, labels, names, data, isRating, isStacked} = plan;
  const scale = textScale();
  const longest = Math.max(...labels.map(({length}) => length)) * characterWidth + 16;
  const marginLeft = Math.min(longest * scale, width * mostForLabels);
  const isCut = marginLeft < longest * scale;
  const most = (marginLeft / scale - 16) / characterWidth;
  const labelAxis = {
    label: by,
    labelAnchor: 'top',
    labelArrow: 'none',
    tickSize: 0,
    tickFormat: (label: string) => (isCut ? cut(label, most) : label),
    fill: 'var(--ink)',
  } as const;
  const bars = {
    x: 'value',
    className: styles.series,
    fill: ({name}: {name: string}) => colorOf(name, names.indexOf(name), isRating),
    title: ({label, name, value}: SeriesPlan['data'][number]) =>
      `${label}, ${name}: ${written(value)}`,
    insetRight: 1,
  };
  const values = {
    x: 'value',
    text: ({value}: {value: number}) => written(value),
    textAnchor: 'start',
    dx: 6,
    fill: 'var(--ink)',
    fontWeight: 600,
  } as const;
  return plot({
    ...lookAt(scale),
    width,
    height: (labels.length * (isStacked ? 28 : 18 * names.length + 10) + 40) * scale,
    marginBottom: 8 * scale,
    marginLeft,
    marginRight: 56 * scale,
    marginTop: 32 * scale,
    x: barAxis,
    y: isStacked
      ? {type: 'band', domain: labels, padding: 0.28, axis: null}
      : {type: 'band', domain: names, padding: 0.1, axis: null},
    fy: isStacked ? undefined : {domain: labels, padding: 0.12, axis: null},
    color: {type: 'identity'},
    marks: [
      ...(isStacked
        ? [
            axisY(labelAxis),
            barX(data, {...bars, y: 'label', z: 'name', order: names}),
            text(sumsOf(plan), {...values, y: 'label'}),
          ]
        : [
            axisFy({...labelAxis, anchor: 'left'}),
            barX(data, {...bars, y: 'name', fy: 'label'}),
            text(data, {...values, y: 'name', fy: 'label'}),
          ]),
      ruleX([0], {stroke: 'var(--edge)'}),
    ],
  });
}

const sumsOf = ({labels, data}: SeriesPlan) =>
  labels.map((label) => ({
    label,
    value: data.reduce((sum, each) => (each.label === label ? sum + each.value : sum), 0),
  }));

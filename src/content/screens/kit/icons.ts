import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {s} from 'hastscript';
import {once} from '../../../base/once';

/** Path data of lines for a 24-by-24 view box, as for the icons of connectors' categories. */
const paths = {
  Dashboards: 'M4 4h7v7H4zM15 4h5v7h-5zM4 15h7v5H4zM15 15h5v5h-5z',
  Inventory: 'M4 5h16v6H4zM4 13h16v6H4zM7.5 8v.01M7.5 16v.01',
  Findings: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7.5 12h9',
  Remediation: 'M6 5h12v15H6zM9 3.5h6v3H9zM9 13l2 2 4-4',
  Explorer: 'M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.5 20 20',
  Clusters: 'M12 4a3 3 0 1 0 .1 0zM6.5 14a3 3 0 1 0 .1 0zM17.5 14a3 3 0 1 0 .1 0z',
  Automation: 'M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5',
  Integrations: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  Administration:
    'M12 6a6 6 0 1 0 .1 0zM12 10a2 2 0 1 0 .1 0zM12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
  'IQ Assistant': 'M11 4l1.8 5.2L18 11l-5.2 1.8L11 18l-1.8-5.2L4 11l5.2-1.8zM19 16v4M17 18h4',
  Help: 'M12 4a8 8 0 1 0 .1 0zM9.7 9.7a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.8-1.1 1.6M12 16.2v.01',
  'User menu': 'M12 4a8 8 0 1 0 .1 0zM12 7.5a2.5 2.5 0 1 0 .1 0zM6.8 18c1.5-3.4 8.9-3.4 10.4 0',
  time: 'M12 4a8 8 0 1 0 .1 0zM12 8v4.5l3 1.5',
  Create: 'M12 5v14M5 12h14',
  Export: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19h14',
};

export type IconName = keyof typeof paths;

/** Returns the name of a menu's or a button's icon, if it has one. The assistant's menu starts with the product's name. */
export const iconNamed = (label: string): IconName | undefined =>
  (Object.keys(paths) as IconName[]).find(
    (name) => label === name || (name === 'IQ Assistant' && label.endsWith(name)),
  );

/**
 * Draws an icon.
 *
 * @param label its name, if no text next to it has it
 */
export const drawIcon = (name: IconName, label?: string): Element =>
  s(
    'svg',
    {
      viewBox: '0 0 24 24',
      className: ['screen-icon'],
      ...(label ? {role: 'img', ariaLabel: label} : {ariaHidden: 'true'}),
    },
    [s('path', {d: paths[name]})],
  );

const logoPath = once(
  () => / d="([^"]+)"/.exec(readFileSync(path.join('static/img', 'logo.svg'), 'utf8'))?.[1],
);

export const drawLogo = (): Element =>
  s('svg', {viewBox: '0 0 32 32', ariaHidden: 'true'}, [
    s('path', {d: logoPath(), fillRule: 'evenodd'}),
  ]);

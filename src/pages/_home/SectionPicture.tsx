import type {ReactNode} from 'react';
import styles from './SectionPicture.module.css';
import type {sections} from './sections';

/** A small drawing of what a section is about. Decoration: the card's text says the same. */
export default function SectionPicture({of}: {of: (typeof sections)[number]['sidebar']}) {
  return (
    <svg className={styles.picture} viewBox="0 0 280 96" width="280" height="96" aria-hidden="true">
      {pictures[of]}
    </svg>
  );
}

/** A mark for each tile: scanner, cloud, laptop, brackets, ticket, person, list, globe, layers, and target. */
const marks = [
  'M4 8V5h3M17 5h3v3M20 16v3h-3M7 19H4v-3M5 12h14',
  'M7 17h10a3.5 3.5 0 0 0 .5-7A5 5 0 0 0 8 9a4 4 0 0 0-1 8z',
  'M5 6h14v9H5zM3 18h18',
  'M9 5H6v14h3M15 5h3v14h-3',
  'M4 8h16v3a1.5 1.5 0 0 0 0 3v3H4v-3a1.5 1.5 0 0 0 0-3z',
  'M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 19a6 6 0 0 1 12 0',
  'M5 7h14M5 12h14M5 17h9',
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c4 5 4 11 0 16-4-5-4-11 0-16z',
  'M12 5l8 4-8 4-8-4zM4 14l8 4 8-4',
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
];

const pictures: Record<(typeof sections)[number]['sidebar'], ReactNode> = {
  docs: (
    <>
      <path d="M60 40h160" />
      {['Connect', 'Join', 'Score', 'Fix'].map((step, index) => (
        <g key={step} className={index === 2 ? styles.key : undefined}>
          <circle cx={44 + index * 64} cy="40" r="15" />
          <text x={44 + index * 64} y="44">
            {index + 1}
          </text>
          <text className={styles.note} x={44 + index * 64} y="76">
            {step}
          </text>
        </g>
      ))}
    </>
  ),
  bql: (
    <g className={styles.code}>
      <text x="48" y="32">
        <tspan className={styles.word}>FIND</tspan> <tspan className={styles.name}>Host</tspan>
      </text>
      <text x="48" y="54">
        <tspan className={styles.word}>THAT HAS</tspan>{' '}
        <tspan className={styles.name}>Vulnerability</tspan>
      </text>
      <text x="48" y="76">
        <tspan className={styles.word}>WHERE</tspan> riskScore {'>='} 9
      </text>
    </g>
  ),
  connectors: (
    <>
      {[32, 80, 128, 176, 224].map((x, index) => (
        <g key={x} className={index === 2 ? styles.key : undefined}>
          <rect x={x - 4} y="12" width="32" height="32" rx="7" />
          <rect x={x - 4} y="54" width="32" height="32" rx="7" />
          <path className={styles.mark} d={marks[index]} transform={`translate(${x} 16)`} />
          <path className={styles.mark} d={marks[index + 5]} transform={`translate(${x} 58)`} />
        </g>
      ))}
    </>
  ),
  '{product}apis': (
    <g className={styles.code}>
      {['POST /graphql', 'POST /api/auth/login', 'PUT /connect/records'].map((line, index) => (
        <text key={line} x="48" y={32 + index * 22}>
          <tspan className={styles.word}>{line.split(' ')[0]}</tspan> {line.split(' ')[1]}
        </text>
      ))}
    </g>
  ),
  '{product}iq': (
    <>
      <g className={styles.key}>
        <rect x="56" y="14" width="200" height="28" rx="9" />
        <text x="156" y="32">
          Which hosts missed two patches?
        </text>
      </g>
      <rect x="24" y="54" width="150" height="28" rx="9" />
      <g className={styles.code}>
        <text x="36" y="72">
          <tspan className={styles.word}>FIND</tspan> Host{' '}
          <tspan className={styles.word}>WHERE</tspan> …
        </text>
      </g>
    </>
  ),
  reference: (
    <>
      <path d="M92 28h24v40h-24M164 48h-48M188 28h-24v40h24" />
      {[
        [24, 16, 'Finding'],
        [24, 56, 'Container'],
        [188, 16, 'Subnet'],
        [188, 56, 'Person'],
      ].map(([x, y, name]) => (
        <g key={name}>
          <rect x={x} y={y} width="68" height="24" rx="6" />
          <text x={Number(x) + 34} y={Number(y) + 16}>
            {name}
          </text>
        </g>
      ))}
      <g className={styles.key}>
        <rect x="112" y="34" width="56" height="28" rx="6" />
        <text x="140" y="52">
          Host
        </text>
      </g>
    </>
  ),
  releases: (
    <>
      <path d="M36 16v64" />
      {[20, 48, 76].map((y, index) => (
        <g key={y} className={index === 0 ? styles.key : undefined}>
          <circle cx="36" cy={y} r="6" />
          <rect
            className={styles.line}
            x="60"
            y={y - 5}
            width={[150, 190, 120][index]}
            height="10"
            rx="5"
          />
        </g>
      ))}
    </>
  ),
};

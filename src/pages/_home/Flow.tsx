import styles from './Flow.module.css';

const sources = [
  {kind: 'Scanner', name: 'web-07', x: 8},
  {kind: 'Cloud account', name: 'i-0a41c9e2', x: 128},
  {kind: 'CMDB', name: 'WEB07.corp', x: 248},
];

const steps = [
  {label: 'One record', value: 'web-07', note: 'the same host, from every source', y: 100},
  {label: 'Score', value: '9.4', note: 'exploited and internet-facing', y: 184, critical: true},
  {label: 'Owner', value: 'Payments operations', note: 'by a rule you set once', y: 268},
  {
    label: 'Ticket',
    value: 'SEC-1482, due in 7 days',
    note: 'closes when a scan confirms the fix',
    y: 352,
  },
];

/**
 * An illustration of what the platform does: several sources become one record with a score, an owner, and a ticket.
 */
export default function Flow() {
  return (
    <svg className={styles.flow} viewBox="0 0 360 416" role="img" aria-labelledby="flow-title">
      <title id="flow-title">
        A scanner, a cloud account, and a CMDB each report a host. They become one record, web-07,
        with a score of 9.4, Critical. Its owner, Payments operations, gets a ticket that's due in 7
        days.
      </title>
      {sources.map(({kind, name, x}) => (
        <g key={kind}>
          <path className={styles.line} d={`M${x + 52} 56C${x + 52} 84 180 64 180 92`} />
          <rect className={styles.box} x={x} y="4" width="104" height="52" rx="6" />
          <text className={styles.note} x={x + 52} y="25" textAnchor="middle">
            {kind}
          </text>
          <text className={styles.code} x={x + 52} y="44" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {steps.map(({label, value, note, y, critical}, index) => (
        <g key={label}>
          <path className={styles.head} d={`M175 ${y - 9}h10l-5 8z`} />
          {index > 0 && <path className={styles.line} d={`M180 ${y - 24}v16`} />}
          <rect
            className={index === 0 ? styles.key : styles.box}
            x="8"
            y={y}
            width="344"
            height="60"
            rx="6"
          />
          <text className={styles.note} x="24" y={y + 35}>
            {label}
          </text>
          <text className={styles.value} x="112" y={y + 26}>
            {value}
          </text>
          <text className={styles.note} x="112" y={y + 45}>
            {note}
          </text>
          {critical && <Critical x={146} y={y + 12} />}
        </g>
      ))}
    </svg>
  );
}

/** The badge for the highest rating, as in tables: its name, a color, and four bars. */
function Critical({x, y}: {x: number; y: number}) {
  return (
    <g className={styles.critical} transform={`translate(${x} ${y})`}>
      <rect width="82" height="20" rx="4" />
      <path d="M8 15v-3M12 15v-6M16 15V6M20 15V3" />
      <text x="28" y="14.5">
        Critical
      </text>
    </g>
  );
}

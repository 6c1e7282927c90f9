import type {ReactNode} from 'react';
import {missing} from '../../../content/query-examples/cells';
import {type ColumnKind, classOfCell, isNumeric} from '../../../content/tables/result-columns';
import {colorOfScore} from '../../../content/tables/score-color';
import {badgeClasses} from '../../../content/tables/severity-columns';

interface Props {
  /** The cell's text. A missing value is a dash. */
  text: string;
  kind: ColumnKind;
}

/** A cell of a result. Its children replace its text. */
export default function ResultCell({children, ...cell}: Props & {children?: ReactNode}): ReactNode {
  return (
    <td align={isNumeric(cell.kind) ? 'right' : undefined} className={classOfCell(cell.text)}>
      {children ?? <CellContent {...cell} />}
    </td>
  );
}

/** A value of a result, with a badge around a rating and a bar next to a score. */
export function CellContent({text, kind}: Props): ReactNode {
  return (
    <>
      {kind === 'rating' ? <span className={badgeClasses(text).join(' ')}>{text}</span> : text}
      {kind === 'score' && text !== missing && <ScoreBar score={Number(text)} />}
    </>
  );
}

/** A bar that is as long as a score is high. The number next to it says the same. */
const ScoreBar = ({score}: {score: number}) => (
  <svg
    className="score-bar"
    style={{color: colorOfScore(score)}}
    viewBox="0 0 10 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={`M0 .5h${score}`} />
  </svg>
);

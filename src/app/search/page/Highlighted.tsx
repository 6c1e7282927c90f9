import {toPieces} from '../dialog/highlight';

/** A text with what was looked for marked. Each piece enters the page as text, whatever it looks like. */
export default function Highlighted({value}: {value: string}) {
  let start = 0;
  return toPieces(value).map(({text, isMatch}) => {
    const key = start;
    start += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : text;
  });
}

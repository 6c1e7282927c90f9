import {toPieces} from '../../../search/marked-text';

/** Text with highlighted matches. Each piece is inserted as text, even if it looks like markup. */
export default function Highlighted({value}: {value: string}) {
  let start = 0;
  return toPieces(value).map(({text, isMatch}) => {
    const key = start;
    start += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : text;
  });
}

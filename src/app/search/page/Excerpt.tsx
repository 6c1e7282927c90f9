import {toText} from '../../../search/marked-text';
import Highlighted from './Highlighted';

interface Props {
  /** Some words of the text, with the matches marked. */
  snippet: string;
  /** The whole text, if it's known. */
  text: string | null | undefined;
}

/** How much of the text before a snippet shows, so that the match stays in the first line. */
const lead = 40;

/** A snippet with the text around it, as much as there's room for. */
export default function Excerpt({snippet, text}: Props) {
  const marked = snippet.replace(/^…|…$/g, '');
  const [before, after, ...more] = text?.split(toText(marked)) ?? [];
  if (before === undefined || after === undefined || more.length > 0)
    return <Highlighted value={snippet} />;
  const start = before.length > lead ? before.indexOf(' ', before.length - lead) + 1 : 0;
  return (
    <>
      {start > 0 && '…'}
      {before.slice(start)}
      <Highlighted value={marked} />
      {after}
    </>
  );
}

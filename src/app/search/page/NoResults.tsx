import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import NothingFound from '../nothing-found/NothingFound';
import ReportQuery from '../ReportQuery';

interface Props {
  query: string;
  suggestions: string[];
  /** The words of the query that no page has. */
  unknownWords: string[] | undefined;
}

/** What to do about a query without results: try another, or report it. */
export default function NoResults({query, suggestions, unknownWords}: Props) {
  const linkTo = useSearchLinkCreator();
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.slice(0, 3).map((suggestion) => (
              <li key={suggestion}>
                <Link to={linkTo(suggestion)}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <NothingFound query={query} unknownWords={unknownWords} />
      <ReportQuery query={query} />
    </>
  );
}

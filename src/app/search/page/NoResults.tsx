import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import ReportQuery from '../ReportQuery';

/** What to do about a query without results: try another, or report it. */
export default function NoResults({query, suggestions}: {query: string; suggestions: string[]}) {
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
      <ReportQuery query={query} />
    </>
  );
}

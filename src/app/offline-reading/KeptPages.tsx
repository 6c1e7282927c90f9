import {useEffect, useState} from 'react';
import {type KeptPage, keptPages} from './copies';
import {dayOf} from './day';

/** Returns a page's own title as text: "Users & roles" for `Users &amp; roles | Product`, as it is in the page. */
const textOf = (title: string) =>
  new DOMParser()
    .parseFromString(`<title>${title}</title>`, 'text/html')
    .title.replace(/ \| [^|]*$/, '');

/** Lists the pages that this browser keeps, apart from the one that shows this list. */
export function KeptPages({base}: {base: string}) {
  const [pages, setPages] = useState<KeptPage[]>();
  useEffect(() => {
    keptPages(base).then((kept) => setPages(kept.filter(({path}) => path !== `${base}offline`)));
  }, [base]);
  if (!pages) return null;
  if (pages.length === 0) return <p>None yet.</p>;
  return (
    <ul className="link-list">
      {pages.map(({path, title, keptAt}) => (
        <li key={path}>
          {/* Not a route: the worker looks for the newest copy. */}
          <a href={path}>{textOf(title)}</a>
          <p>{dayOf(keptAt)}</p>
        </li>
      ))}
    </ul>
  );
}

import Link from '@docusaurus/Link';
import {useEffect, useState} from 'react';
import {loadStart, type SearchStart, type StartPlace} from '../start/start';

/** Pages to start from and the newest releases, for readers without recent and favorite searches. */
export default function Start({onClose}: {onClose: () => void}) {
  const [start, setStart] = useState<SearchStart>();
  // Readers can search without it.
  useEffect(() => void loadStart().then(setStart, () => {}), []);
  if (!start) return null;
  return (
    <nav className="search-start" aria-label="Places to start">
      <Places title="Start here" places={start.places} onClose={onClose} />
      <Places title="Newest releases" places={start.releases} onClose={onClose} />
    </nav>
  );
}

interface PlacesProps {
  title: string;
  places: StartPlace[];
  onClose: () => void;
}

function Places({title, places, onClose}: PlacesProps) {
  return (
    <div>
      <p className="DocSearch-Hit-source">{title}</p>
      <ul>
        {places.map(({title, route}) => (
          <li key={route}>
            <Link to={route} onClick={onClose}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

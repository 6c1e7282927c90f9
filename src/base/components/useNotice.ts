import {useEffect, useState} from 'react';

/** A notice goes after this many milliseconds, so that it never stands next to something else. */
const lasting = 4000;

/** A text for a live region that says how something went, and goes by itself. */
export function useNotice() {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(''), lasting);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}

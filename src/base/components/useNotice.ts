import {useEffect, useState} from 'react';

/**
 * How long a notice stays, in milliseconds. It disappears before it could be taken for a message about something else.
 */
const lasting = 4000;

/** Text for a live region that reports a result and disappears on its own. */
export function useNotice() {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(''), lasting);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}

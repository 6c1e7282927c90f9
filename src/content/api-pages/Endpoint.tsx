import {useNotice} from '@site/src/base/components/useNotice';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {Fragment} from 'react';

interface Props {
  method: string;
  /** The beginning of the address, which is the same for all requests. */
  origin: string;
  path: string;
}

/** A request's method and address, which readers can copy. */
export default function Endpoint({method, origin, path}: Props) {
  const [notice, setNotice] = useNotice();

  async function copy() {
    try {
      await navigator.clipboard.writeText(origin + path);
      setNotice('Copied');
    } catch {
      setNotice("The browser didn't allow copying");
    }
  }

  return (
    <div className="endpoint">
      <b className={`method method-${method.toLowerCase()}`}>{method}</b>{' '}
      <span className="address">
        <span>{origin}</span>
        <span>
          {path.split(/(?=\/)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </span>
      </span>
      <span role="status">{notice}</span>
      <button type="button" onClick={copy} aria-label="Copy address" title="Copy address">
        {notice === 'Copied' ? <IconSuccess /> : <IconCopy />}
      </button>
    </div>
  );
}

import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';

/** The crash screen: what happened, the error message, and a button to try again. */
export default function ErrorPageContent({error, tryAgain}: Props) {
  const [crash, ...causes] = getErrorCausalChain(error);
  return (
    <main className="container page">
      <h1>This page crashed.</h1>
      <p>Try again. If it crashes again, send us the text below and the address of this page.</p>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
      </p>
      <div className="crash" role="alert">
        <p>{crash?.message}</p>
        {causes.length > 0 && <h2>Caused by</h2>}
        <ol>
          {causes.map(({message}) => (
            <li key={message}>{message}</li>
          ))}
        </ol>
      </div>
    </main>
  );
}

import {dayOf} from './day';
import {bytesOf} from './file-list';
import type {useSiteCopy} from './useSiteCopy';
import styles from './WholeSite.module.css';
import type {SiteCopy, Stop} from './whole-site';

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6);

/** What a reader can do about each reason. What has arrived stays. */
const reasons: Record<Stop, string> = {
  canceled: 'You stopped. What has arrived is kept.',
  changed: 'The site changed in the meantime. Continue to keep its new version.',
  full: 'This browser has no more room. Free some, then continue.',
  unreachable: 'Not all of it arrived. Continue when the site can be reached.',
};

/** Lets a reader keep the whole site in this browser, update the copy, and remove it. */
export default function WholeSite({site}: {site: ReturnType<typeof useSiteCopy>}) {
  const {state, arrived, keep, remove, cancel} = site;
  if (!state) return <p role="status">Looking…</p>;
  const {list, copy, stop} = state;
  const total = megabytes(bytesOf(list ?? copy?.list ?? {version: '', files: []}));

  if (arrived !== undefined) {
    return (
      <div className={styles.keeping}>
        <progress value={arrived / 1e6} max={total} aria-label="Keep the whole site" />
        <p>
          {megabytes(arrived)} of {total} MB. Stay on this page until everything is here.
        </p>
        <button type="button" className="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    );
  }
  const isOutdated =
    copy && list && list.version + list.files !== copy.list.version + copy.list.files;
  return (
    <>
      <p role="status">
        {stop && `${reasons[stop]} `}
        {copy ? saidOf(copy, total) : saidWithout(total)}
        {copy?.completedAt && isOutdated && ' The site has changed since.'}
      </p>
      <div className={styles.actions}>
        {list && !copy && (
          <button type="button" className="button button--primary" onClick={keep}>
            Keep the whole site
          </button>
        )}
        {list && copy && (isOutdated || !copy.completedAt) && (
          <button type="button" className="button button--primary" onClick={keep}>
            {copy.completedAt ? 'Update' : 'Continue'}
          </button>
        )}
        {copy && (
          <button type="button" className="button" onClick={remove}>
            Remove
          </button>
        )}
      </div>
    </>
  );
}

function saidOf({arrived, completedAt}: SiteCopy, total: number): string {
  return completedAt
    ? `The whole site is kept, as of ${dayOf(completedAt)}: ${megabytes(arrived)} MB.`
    : `${megabytes(arrived)} of ${total} MB are kept.`;
}

const saidWithout = (total: number) =>
  total > 0
    ? `The whole site, with search and the playground, takes ${total} MB in this browser.`
    : "The site can't be reached, so its size isn't known.";

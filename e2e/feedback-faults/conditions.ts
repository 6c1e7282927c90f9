import type {Storage} from './plan';

/** The browser conditions a page runs under. */
export interface Conditions {
  storage: Storage;
  /** How many seconds pass here for each second a script waits for a response. */
  pace: number;
}

declare global {
  interface Window {
    /** How far off the page's clock is, in milliseconds. */
    clockJump?: number;
  }
}

/** Runs in the page before any other script: storage that's full or denied, a clock that can jump, less patience. */
export function setConditions({storage, pace}: Conditions): void {
  const {timeout} = AbortSignal;
  AbortSignal.timeout = (time) => timeout.call(AbortSignal, time * pace);

  const {now} = Date;
  Date.now = () => now() + (window.clockJump ?? 0);
  window.Date = new Proxy(Date, {
    construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [Date.now()]),
  });

  if (storage === 'messages refused') {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  }
  if (storage === 'messages full' || storage === 'full') {
    const {put} = IDBObjectStore.prototype;
    // Storage turns out to be full when the transaction is written, so the transaction has no effect.
    IDBObjectStore.prototype.put = function (value) {
      const request = put.call(this, value);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
  }
  if (storage === 'drafts full' || storage === 'full') {
    Storage.prototype.setItem = () => {
      throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
    };
  }
}

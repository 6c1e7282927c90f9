import type {Storage} from './plan';

/** What a page finds in its browser. */
export interface Conditions {
  storage: Storage;
  /** A second that a script waits for an answer takes so many here. */
  pace: number;
}

declare global {
  interface Window {
    /** How far the page's clock is off, in milliseconds. */
    clockJump?: number;
  }
}

/** Runs in the page before any other script: storage that is full or refused, a clock that can jump, less patience. */
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
    // There turns out to be no room when the transaction is written, which then has no effect.
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

import {longDate} from '../../base/text/dates';

/** Returns the day of an ISO time where the reader is: "November 12, 2026". */
export function dayOf(time: string): string {
  const date = new Date(time);
  return longDate([date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-'));
}

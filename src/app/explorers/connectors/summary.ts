import type {ConnectorEntry} from '../../../product/connectors/entry';

/** About how many characters the row has room for. */
const lineLength = 34;

/** Who makes it, unless its name says so, and the first one or two models that it fills: "Invicti · Site and 2 more". */
export function summaryOf({title, vendor, models}: ConnectorEntry): string {
  const start = vendor && !title.startsWith(vendor) ? `${vendor} · ` : '';
  const upTo = (count: number) => {
    const others = models.length - count;
    return start + models.slice(0, count).join(', ') + (others > 0 ? ` and ${others} more` : '');
  };
  return upTo(2).length > lineLength ? upTo(1) : upTo(2);
}

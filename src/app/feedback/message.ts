/** What a reader has typed and not sent. */
export interface MessageDraft {
  text: string;
  email: string;
  /** Of the message it becomes, another after every change: sent from two tabs, or sent again, it is one message. */
  id?: string;
  /** Ids of the refused messages it took in. They leave the outbox when it is sent or cleared. */
  refused?: string[];
}

/** A message as the feedback endpoint receives it. */
export interface FeedbackMessage {
  /** Made once. A message whose answer got lost arrives again under the same id. */
  id: string;
  /** Address of the page the reader was on, with its fragment and without its query. */
  page: string;
  title: string;
  text: string;
  /** Absent when the reader gave none. */
  email?: string;
  siteVersion: string;
  /** When the reader sent it, ISO 8601 in UTC. */
  time: string;
}

/** Makes a message of a draft, the page it was written on and the moment it is sent. */
export function composeMessage(
  draft: MessageDraft,
  context: {location: Location; title: string; siteVersion: string; now: Date},
): FeedbackMessage {
  const {origin, pathname, hash} = context.location;
  return {
    id: draft.id ?? newId(),
    page: `${origin}${pathname}${hash}`,
    title: context.title,
    text: draft.text.trim(),
    email: draft.email.trim() || undefined,
    siteVersion: context.siteVersion,
    time: context.now.toISOString(),
  };
}

/** `crypto.randomUUID` exists on secure pages only, and a copy of the site can be served over plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

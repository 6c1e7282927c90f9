/** Text that a reader has typed and not sent. */
export interface MessageDraft {
  text: string;
  email: string;
  /**
   * The ID of the message that it becomes. It changes with the text, so a draft sent from two tabs, or sent again, is
   * one message.
   */
  id?: string;
  /** The IDs of rejected messages in the draft. They leave the outbox when the draft is sent or cleared. */
  refused?: string[];
}

/** A message as the feedback endpoint receives it. */
export interface FeedbackMessage {
  /** Created once. A message whose response was lost is sent again with the same ID. */
  id: string;
  /** The page's address, with its fragment and without its query. */
  page: string;
  title: string;
  text: string;
  /** Undefined if the reader didn't give one. */
  email?: string;
  siteVersion: string;
  /** When the reader sent it, in ISO 8601 and UTC. */
  time: string;
}

/** Creates a message from a draft, the current page, and the current time. */
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

/**
 * Creates an ID. `crypto.randomUUID` exists only on secure pages, and a copy of the site can be served over plain HTTP.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The feedback widget's settings, from `customFields` in the site's configuration. */
export interface FeedbackOptions {
  feedbackUrl?: string;
  /** Where readers report a problem with the page whose address replaces `{page}`. */
  reportUrl?: string;
  supportEmail: string;
  version: string;
}

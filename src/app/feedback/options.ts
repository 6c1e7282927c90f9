/** What the feedback widget reads from `customFields` of the site's configuration. */
export interface FeedbackOptions {
  feedbackUrl?: string;
  supportEmail: string;
  version: string;
}

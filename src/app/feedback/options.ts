/** The feedback widget's settings, from `customFields` in the site's configuration. */
export interface FeedbackOptions {
  feedbackUrl?: string;
  supportEmail: string;
  version: string;
}

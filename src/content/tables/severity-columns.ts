/** Whether a column contains ratings: "Severity", "Rating of the finding", and "h.riskRating" do; "Default" doesn't. */
export const isRatingColumn = (heading: string) => /\b(severity|rating)\b|Rating$/i.test(heading);

/** Returns the classes in src/css/severity.css for a rating. */
export const badgeClasses = (name: string) => ['severity', `severity--${name.toLowerCase()}`];

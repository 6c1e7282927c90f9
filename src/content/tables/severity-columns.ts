/** Whether a column holds ratings: "Severity", "Rating of the finding", "h.riskRating" do; "Default" doesn't. */
export const isRatingColumn = (heading: string) => /\b(severity|rating)\b|Rating$/i.test(heading);

/** The classes of src/css/severity.css for a rating by its name. */
export const badgeClasses = (name: string) => ['severity', `severity--${name.toLowerCase()}`];

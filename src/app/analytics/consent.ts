/** What a reader's browser says about being counted. Global Privacy Control is newer than the DOM's types. */
type Preferences = Pick<Navigator, 'doNotTrack'> & {globalPrivacyControl?: boolean};

/** Whether the reader asks not to be counted, by Do Not Track or by Global Privacy Control. */
export const refusesTracking = ({doNotTrack, globalPrivacyControl}: Preferences) =>
  doNotTrack === '1' || globalPrivacyControl === true;

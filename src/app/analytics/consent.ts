/** The tracking preferences in a reader's browser. Global Privacy Control isn't part of the DOM's types yet. */
type Preferences = Pick<Navigator, 'doNotTrack'> & {globalPrivacyControl?: boolean};

/** Whether the reader has opted out through Do Not Track or Global Privacy Control. */
export const refusesTracking = ({doNotTrack, globalPrivacyControl}: Preferences) =>
  doNotTrack === '1' || globalPrivacyControl === true;

import {useNewAnnouncement} from '@site/src/announcement/useNewAnnouncement';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import type {ReactNode} from 'react';

/** The announcement bar, which a new announcement opens again. */
export default function AnnouncementBarWrapper(): ReactNode {
  useNewAnnouncement();
  return <AnnouncementBar />;
}

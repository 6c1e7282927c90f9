import SectionChips from '../SectionChips';
import {useSectionNames} from '../useSectionNames';
import type {SearchOutcome} from './modal-client';

interface Props {
  query: string;
  outcome: SearchOutcome | undefined;
  /** Whether the response stays partial, because the rest of the index couldn't be loaded. */
  isIncomplete: boolean;
  /** The only section to search; all if it's undefined. */
  section: string | undefined;
  onSection: (section: string | undefined) => void;
}

/** The sections of the site above the dialog's hits. */
export default function DialogSections({query, outcome, isIncomplete, section, onSection}: Props) {
  const names = useSectionNames();
  if (!query || !outcome) return null;
  const {counts, isPartial} = outcome;
  return (
    <SectionChips
      names={names}
      counts={counts}
      isFinal={!isPartial || isIncomplete}
      section={section}
      onChoose={onSection}
    />
  );
}

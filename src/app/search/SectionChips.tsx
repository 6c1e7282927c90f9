import clsx from 'clsx';
import {countOf} from '../../base/text/words';
import styles from './SectionChips.module.css';
import type {SectionCounts} from './sections';

interface Props {
  /** The names of the site's sections, in navbar order. */
  names: string[];
  counts: SectionCounts | undefined;
  /** Whether the counts can't change anymore. Otherwise, only the sections' names are shown. */
  isFinal: boolean;
  /** The chosen section; all if it's undefined. */
  section: string | undefined;
  onChoose: (section: string | undefined) => void;
}

/** Buttons that limit a search to one section of the site. Sections without results aren't offered. */
export default function SectionChips({names, counts = {}, isFinal, section, onChoose}: Props) {
  const offered = names.filter((name) => counts[name] || name === section);
  if (offered.length === 0 || (offered.length === 1 && section === undefined)) return null;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chip = (label: string, count: number, chosen: string | undefined) => (
    <button
      key={label}
      type="button"
      aria-pressed={section === chosen}
      aria-label={isFinal ? `${label}, ${countOf(count, 'result')}` : undefined}
      onClick={() => onChoose(chosen)}
    >
      {label}
      {isFinal && <span> {count}</span>}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't scroll in every browser, and this isn't a form
    <div className={clsx('scroll-sides', styles.chips)} role="group" aria-label="Sections">
      {chip('All', all, undefined)}
      {offered.map((name) => chip(name, counts[name] ?? 0, name))}
    </div>
  );
}

import {
  type ClipboardEvent,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import Announcement from './Announcement';
import DialogCorrection from './DialogCorrection';
import DialogSections from './DialogSections';
import LongText from './LongText';
import type {SearchOutcome} from './modal-client';
import type {ModalState} from './modal-state';
import NextStep from './NextStep';
import ResultsInSteps from './ResultsInSteps';
import Start from './Start';

type Attributes = Record<string, unknown>;
type Getter = (options?: Attributes) => Attributes;
type Parent<Child> = ReactElement<HTMLAttributes<HTMLElement> & {children: Child}>;
type Field = ReactElement<{getInputProps: Getter}>;
type Screens = ReactElement<
  {state: ModalState; refresh: () => void} & Record<'getListProps' | 'getItemProps', Getter>
>;
/**
 * The tree from DocSearch 3.9.0: the root contains the modal, which contains a header, a list, and a footer with one
 * part each.
 */
type Tree = Parent<Parent<[Parent<Field>, Parent<Screens>, Parent<ReactElement<object>>]>>;

const popupId = 'search-results';

interface Knowledge {
  outcome: SearchOutcome | undefined;
  isIncomplete: boolean;
  isHosted: boolean;
  /** The only section to search; all if it's undefined. */
  section: string | undefined;
  onSection: (section: string | undefined) => void;
  /** What the reader pasted, if it's too long for the field. */
  pasted: string;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Closes the dialog. */
  onClose: () => void;
}

/**
 * Repairs the tree that DocSearch 3.9.0 returns for its modal, and adds the reader's next steps and announcements. Each
 * function below says what it fixes, with the upstream issue if there is one. As of November 2026, we found no issues
 * about landmarks in the dialog, groups that share an ID, suggestions from an earlier query, an error that disappears,
 * or the logo.
 *
 * @param tree what `DocSearchModal` returned
 */
export function repair(tree: ReactElement, knowledge: Knowledge): ReactNode {
  const {root, modal, header, searchBox, dropdown, screens, footer} = partsOf(tree);
  const state = amend(screens.props.state, knowledge);
  const hasHits = state.status !== 'error' && state.collections.some(({items}) => items.length > 0);
  const credits = footer.props.children;
  // In a dialog, a header and a footer would duplicate the page's landmarks.
  const noLandmark = {role: 'none'};

  return withoutButton(
    root,
    cloneElement(
      modal,
      {},
      cloneElement(header, noLandmark, withCombobox(searchBox, hasHits, knowledge.onPaste)),
      cloneElement(
        dropdown,
        {id: popupId},
        <LongText
          key="long"
          pasted={knowledge.pasted}
          query={state.query}
          onClose={knowledge.onClose}
        />,
        <DialogSections key="sections" {...knowledge} query={state.query} />,
        <DialogCorrection key="correction" state={state} onAsTyped={screens.props.refresh} />,
        <ResultsInSteps key="results" screens={withTree(screens, state)} />,
        !state.query && !hasHits && <Start key="start" onClose={knowledge.onClose} />,
        <NextStep
          key="next"
          state={state}
          hasHits={hasHits}
          onRetry={screens.props.refresh}
          onClose={knowledge.onClose}
        />,
      ),
      cloneElement(footer, noLandmark, knowledge.isHosted ? credits : keysOf(credits)),
      <Announcement key="announcement" state={state} hasHits={hasHits} />,
    ),
  );
}

/** Returns the parts of the tree. */
export function partsOf(tree: ReactElement) {
  // The type of a React element doesn't include its children. The tests render DocSearch's actual tree.
  const root = tree as Tree;
  const modal = root.props.children;
  const [header, dropdown, footer] = modal.props.children;
  const [searchBox, screens] = [header.props.children, dropdown.props.children];
  return {root, modal, header, searchBox, dropdown, screens, footer};
}

/**
 * Removes the root's attributes and its ref. With them, the root is a button that screen readers announce with the
 * whole dialog as its name, and has a focus trap that ignores new results. The dialog around it provides both
 * functions. https://github.com/algolia/docsearch/issues/1370 is open, and so is
 * https://github.com/algolia/docsearch/pull/1391.
 */
const withoutButton = ({props: {className, onMouseDown}}: Tree, content: ReactNode) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: Escape and Cancel close the dialog, too
  <div className={className} onMouseDown={onMouseDown}>
    {content}
  </div>
);

/**
 * Shows suggestions for the current query, and keeps an error visible. `observe` explains what DocSearch does instead.
 */
function amend(state: ModalState, {outcome, isIncomplete}: Knowledge): ModalState {
  if (!outcome || !state.query || state.status !== 'idle') return state;
  return {
    ...state,
    status: outcome.hasFailed ? 'error' : state.status,
    context: {
      ...state.context,
      searchSuggestions: outcome.suggestions,
      correctedQuery: outcome.correctedQuery,
      section: outcome.section,
      unknownWords: outcome.unknownWords,
      isIncomplete,
    },
  };
}

/**
 * Makes the field a combobox that controls the list below it, as https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * describes. DocSearch doesn't: https://github.com/algolia/docsearch/issues/1014.
 */
const withCombobox = (field: Field, hasHits: boolean, onPaste: Knowledge['onPaste']) =>
  cloneElement(field, {
    getInputProps(options) {
      const input = field.props.getInputProps(options);
      return {
        ...input,
        onPaste,
        role: 'combobox',
        'aria-expanded': hasHits,
        'aria-haspopup': 'tree',
        'aria-controls': popupId,
        'aria-activedescendant': hasHits ? input['aria-activedescendant'] : undefined,
      };
    },
  });

/**
 * Makes the results a tree, because a tree item can contain a link and buttons, and a list box option can't, as the
 * same issue says. Also removes the ID that all groups share.
 */
const withTree = (screens: Screens, state: ModalState) =>
  cloneElement(screens, {
    state,
    getListProps: (options) => ({
      ...screens.props.getListProps(options),
      id: undefined,
      role: 'tree',
    }),
    getItemProps: (options) => ({...screens.props.getItemProps(options), role: 'treeitem'}),
  });

/** Hides Algolia's logo if Algolia isn't used. Of the footer's two parts, only the keys remain. */
function keysOf({type, props}: ReactElement<object>): ReactNode {
  // DocSearch doesn't export its footer, which is a plain function without hooks.
  const render = type as (props: object) => Parent<[logo: ReactNode, keys: ReactNode]>;
  return render(props).props.children[1];
}

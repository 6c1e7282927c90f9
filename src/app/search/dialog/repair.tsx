import {cloneElement, type HTMLAttributes, type ReactElement, type ReactNode} from 'react';
import Announcement from './Announcement';
import type {SearchOutcome} from './modal-client';
import type {ModalState} from './modal-state';
import NextStep from './NextStep';
import ResultsInSteps from './ResultsInSteps';

type Attributes = Record<string, unknown>;
type Getter = (options?: Attributes) => Attributes;
type Parent<Child> = ReactElement<HTMLAttributes<HTMLElement> & {children: Child}>;
type Field = ReactElement<{getInputProps: Getter}>;
type Screens = ReactElement<
  {state: ModalState; refresh: () => void} & Record<'getListProps' | 'getItemProps', Getter>
>;
/** What DocSearch 3.9.0 gives: the root, in it the modal, in it header, list and footer, with one part in each. */
type Tree = Parent<Parent<[Parent<Field>, Parent<Screens>, Parent<ReactElement<object>>]>>;

const popupId = 'search-results';

interface Knowledge {
  outcome: SearchOutcome | undefined;
  isIncomplete: boolean;
  isHosted: boolean;
}

/**
 * Mends the tree that DocSearch 3.9.0 gives for its modal, and adds what a reader can do next and is told. Each function
 * below says what it fixes, with the thread upstream if there is one. We found none, in November 2026, about landmarks in
 * the dialog, groups that share an id, suggestions of an earlier query, an error that goes away, or the logo.
 *
 * @param tree what `DocSearchModal` returned
 */
export function repair(tree: ReactElement, knowledge: Knowledge): ReactNode {
  const {root, modal, header, searchBox, dropdown, screens, footer} = partsOf(tree);
  const state = amend(screens.props.state, knowledge);
  const hasHits = state.status !== 'error' && state.collections.some(({items}) => items.length > 0);
  const credits = footer.props.children;
  // In a dialog, a header and a footer would be landmarks of the page a second time.
  const noLandmark = {role: 'none'};

  return withoutButton(
    root,
    cloneElement(
      modal,
      {},
      cloneElement(header, noLandmark, withCombobox(searchBox, hasHits)),
      cloneElement(
        dropdown,
        {id: popupId},
        <ResultsInSteps key="results" screens={withTree(screens, state)} />,
        <NextStep key="next" state={state} hasHits={hasHits} onRetry={screens.props.refresh} />,
      ),
      cloneElement(footer, noLandmark, knowledge.isHosted ? credits : keysOf(credits)),
      <Announcement key="announcement" state={state} hasHits={hasHits} />,
    ),
  );
}

/** The parts of the tree. */
export function partsOf(tree: ReactElement) {
  // A React element doesn't say what is in it; the tests render what DocSearch gives.
  const root = tree as Tree;
  const modal = root.props.children;
  const [header, dropdown, footer] = modal.props.children;
  const [searchBox, screens] = [header.props.children, dropdown.props.children];
  return {root, modal, header, searchBox, dropdown, screens, footer};
}

/**
 * The root is a button to a screen reader, which then reads all of the dialog as its name, and has a focus trap that
 * never learns of new results. Without its attributes and its ref it has neither: the dialog around has both.
 * https://github.com/algolia/docsearch/issues/1370 is open, and so is https://github.com/algolia/docsearch/pull/1391.
 */
const withoutButton = ({props: {className, onMouseDown}}: Tree, content: ReactNode) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: Escape and Cancel close the dialog, too
  <div className={className} onMouseDown={onMouseDown}>
    {content}
  </div>
);

/** Suggestions have to do with the query, and an error stays: `observe` says what DocSearch does instead. */
function amend(state: ModalState, {outcome, isIncomplete}: Knowledge): ModalState {
  if (!outcome || !state.query || state.status !== 'idle') return state;
  return {
    ...state,
    status: outcome.hasFailed ? 'error' : state.status,
    context: {...state.context, searchSuggestions: outcome.suggestions, isIncomplete},
  };
}

/**
 * The field owns the list below it, as https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ describes, and DocSearch does
 * not follow: https://github.com/algolia/docsearch/issues/1014.
 */
const withCombobox = (field: Field, hasHits: boolean) =>
  cloneElement(field, {
    getInputProps(options) {
      const input = field.props.getInputProps(options);
      return {
        ...input,
        role: 'combobox',
        'aria-expanded': hasHits,
        'aria-haspopup': 'tree',
        'aria-controls': popupId,
        'aria-activedescendant': hasHits ? input['aria-activedescendant'] : undefined,
      };
    },
  });

/**
 * A tree, because a link and buttons can be inside a tree's item, and can't be inside a list box's option, as the same
 * thread says. Every group would have the same id.
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

/** No logo of Algolia where Algolia isn't asked: of the two parts of the footer, only the keys. */
function keysOf({type, props}: ReactElement<object>): ReactNode {
  // DocSearch doesn't export its footer, a plain function without hooks.
  const render = type as (props: object) => Parent<[logo: ReactNode, keys: ReactNode]>;
  return render(props).props.children[1];
}

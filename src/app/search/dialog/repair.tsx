import {cloneElement, type MouseEventHandler, type ReactElement, type ReactNode} from 'react';
import Announcement from './Announcement';
import type {Outcome} from './modal-client';
import type {ModalState} from './modal-state';
import NextStep from './NextStep';
import ResultsInSteps from './ResultsInSteps';

type Attributes = Record<string, unknown>;
type Getter = (options?: Attributes) => Attributes;
type Part<Props = object> = ReactElement<Props & {children: ReactNode}>;
interface Screens {
  state: ModalState;
  getListProps: Getter;
  getItemProps: Getter;
  refresh: () => void;
}

const popupId = 'search-results';

/**
 * Mends the tree that DocSearch 3.9.0 gives for its modal: a root of the role "button", references to lists that
 * do not exist, options with links and buttons inside, a focus trap that never learns of new results,
 * suggestions that have nothing to do with the query, an error that vanishes, and a logo without the service.
 *
 * @param tree what `DocSearchModal` returned
 */
export function repair(
  tree: ReactElement,
  {
    outcome,
    isIncomplete,
    isHosted,
  }: {outcome: Outcome | undefined; isIncomplete: boolean; isHosted: boolean},
): ReactNode {
  const {root, modal, header, searchBox, dropdown, screens, footer} = partsOf(tree);
  const state = amend(screens.props.state, outcome, isIncomplete);
  const hasHits = state.status !== 'error' && state.collections.some(({items}) => items.length > 0);
  const {getInputProps} = searchBox.props;

  return (
    // The root's own attributes and its ref, which the focus trap needs, are left out: the dialog around has both.
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and Cancel close the dialog, too
    <div className={root.props.className} onMouseDown={root.props.onMouseDown}>
      {cloneElement(
        modal,
        {},
        cloneElement(
          header,
          {role: 'none'} as Attributes,
          cloneElement(searchBox, {
            getInputProps: (options) => withCombobox(getInputProps(options), hasHits),
          }),
        ),
        cloneElement(
          dropdown,
          {id: popupId} as Attributes,
          <ResultsInSteps
            key="results"
            screens={cloneElement(screens, withTree(screens.props, state))}
          />,
          <NextStep
            key="next-step"
            state={state}
            hasHits={hasHits}
            onRetry={screens.props.refresh}
          />,
        ),
        cloneElement(
          footer,
          {role: 'none'} as Attributes,
          isHosted ? footer.props.children : <Keys footer={footer.props.children as Part} />,
        ),
        <Announcement key="announcement" state={state} hasHits={hasHits} />,
      )}
    </div>
  );
}

/** The parts of the tree: the root, in it the modal, in it header, list and footer, with one part in each. */
export function partsOf(tree: ReactElement) {
  const root = tree as Part<{className: string; onMouseDown: MouseEventHandler}>;
  const modal = root.props.children as Part;
  const [header, dropdown, footer] = modal.props.children as unknown as [Part, Part, Part];
  const searchBox = header.props.children as Part<{getInputProps: Getter}>;
  const screens = dropdown.props.children as Part<Screens>;
  return {root, modal, header, searchBox, dropdown, screens, footer};
}

/** The state with what our client knows better. */
function amend(state: ModalState, outcome: Outcome | undefined, isIncomplete: boolean): ModalState {
  if (!outcome || !state.query || state.status !== 'idle') return state;
  const {suggestions, hasFailed} = outcome;
  return {
    ...state,
    status: hasFailed ? 'error' : state.status,
    context: {...state.context, searchSuggestions: suggestions, isIncomplete},
  };
}

/** The field owns the list below it, as https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ describes. */
function withCombobox(input: Attributes, hasHits: boolean): Attributes {
  return {
    ...input,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasHits,
    'aria-haspopup': 'tree',
    'aria-controls': popupId,
    'aria-activedescendant': hasHits ? input['aria-activedescendant'] : undefined,
  };
}

/** A tree, because a link and buttons may be inside a tree's item, and may not be inside a list box's option. */
function withTree({getListProps, getItemProps}: Screens, state: ModalState) {
  return {
    state,
    getListProps: (options?: Attributes) => ({
      ...getListProps(options),
      // Every group would have this id.
      id: undefined,
      role: 'tree',
    }),
    getItemProps: (options?: Attributes) => ({...getItemProps(options), role: 'treeitem'}),
  };
}

/** The footer of the modal without Algolia's logo: of its two parts, only the keys. */
function Keys({footer}: {footer: Part}) {
  const render = footer.type as (props: object) => Part;
  const [, keys] = render(footer.props).props.children as unknown as [ReactNode, ReactNode];
  return keys;
}

import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './docsearch.css';
import {type DocSearchHit, DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useCallback, useMemo, useRef, useState} from 'react';
import {searchOf} from '../page/address';
import {isExternal, useRouteOf} from './address';
import Hit from './Hit';
import {dropBrokenHistory, historyName} from './history';
import {observe, type SearchOutcome} from './modal-client';
import type {ModalState} from './modal-state';
import {partsOf, repair} from './repair';
import {toSafeHit} from './safe-hit';
import {searchService} from './service';
import {usePastedText} from './usePastedText';
import {useRefinement} from './useRefinement';
import {useRenewal} from './useRenewal';
import {useSearchParameters} from './useSearchParameters';
import {useSearchSettings} from './useSearchSettings';

export interface SearchModalProps {
  /** What was typed before this module was loaded. */
  initialQuery: string;
  onClose: () => void;
}

/** Called as a hook, because its tree must be repaired before it's rendered: see {@link repair}. */
const useDocSearchModal = DocSearchModal;

/** DocSearch's modal with our client. */
export default function SearchModal({initialQuery, onClose}: SearchModalProps) {
  const settings = useSearchSettings();
  useState(dropBrokenHistory);
  const service = searchService(settings);
  useRenewal(service);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const {pasted, onPaste} = usePastedText();
  const [section, setSection] = useState<string>();
  // DocSearch repeats the search when its client changes, so the client reads the section when it's asked.
  const chosenSection = useRef<string>(undefined);
  const tree = useDocSearchModal({
    appId: 'modal',
    apiKey: 'modal',
    // Only names the history. The queries have the index in their parameters.
    indexName: historyName,
    initialQuery,
    initialScrollY: window.scrollY,
    onClose,
    placeholder: 'Search docs',
    searchParameters: useSearchParameters(),
    // The client that the modal bundles is never used.
    transformSearchClient: useCallback(
      () => observe(service, setOutcome, () => chosenSection.current),
      [service],
    ),
    transformItems: useTransformItems(),
    navigator: useNavigator(),
    hitComponent: Hit,
    resultsFooterComponent: useResultsFooter(onClose, section),
    translations,
  });
  const {refresh, state} = partsOf(tree).screens.props;
  // Don't refresh the list while a reader is choosing from it. New results would reset the selection to the first hit.
  const askAgain = state.activeItemId ? undefined : refresh;
  const isIncomplete = useRefinement(service, outcome, askAgain);

  function onSection(chosen: string | undefined) {
    chosenSection.current = chosen;
    setSection(chosen);
    refresh();
  }
  const {isHosted} = settings;
  return repair(tree, {
    outcome,
    isIncomplete,
    isHosted,
    section,
    onSection,
    pasted,
    onPaste,
    onClose,
  });
}

const translations = {
  searchBox: {searchInputLabel: 'Search docs'},
  noResultsScreen: {noResultsText: 'No results for'},
};

function useTransformItems() {
  const routeOf = useRouteOf();
  return useCallback(
    (hits: DocSearchHit[]) => hits.map((hit) => ({...toSafeHit(hit), url: routeOf(hit.url)})),
    [routeOf],
  );
}

/** Handles Enter on a hit: navigates in the app to our own pages; otherwise, loads the address. */
function useNavigator() {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate: ({itemUrl}: {itemUrl: string}) => {
        if (isExternal(itemUrl)) window.location.assign(itemUrl);
        else history.push(itemUrl);
      },
    }),
    [history],
  );
}

function useResultsFooter(onClose: () => void, section: string | undefined) {
  return useCallback(
    ({state: {query, context}}: {state: Pick<ModalState, 'query' | 'context'>}) => (
      <Link to={`/search${searchOf(query, 0, section)}`} onClick={onClose}>
        {seeAll(context)}
      </Link>
    ),
    [onClose, section],
  );
}

function seeAll({nbHits}: ModalState['context']): string {
  if (nbHits === undefined) return 'See all results';
  return nbHits === 1 ? 'See the result' : `See all ${nbHits} results`;
}

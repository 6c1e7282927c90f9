import {maxQueryLength} from '../../base/search-field';
import {isSearchShortcut} from '../../base/search-shortcut';
import {answerEarly} from '../../docusaurus/late-script/answer-early';

/**
 * Answers the controls of a page in the copy, as the site does before its own script is loaded: color mode, tabs,
 * categories, menus, copying a query, and search, whose form opens the search page.
 */
const home = document.documentElement.dataset.home ?? '.';
const answer = answerEarly(maxQueryLength, `${home}/`);

const press = (control: Element | null | undefined, event: Event) => {
  if (!control || !answer(control, event, false)) return;
  event.preventDefault();
  // A folder has no server that finds `search.html` for `search`.
  document.querySelector('dialog form.search-field')?.setAttribute('action', `${home}/search.html`);
};

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  press(event.target.closest('button:not([type="submit"]), [role="button"], [role="tab"]'), event);
});
addEventListener('keydown', (event) => {
  if (isSearchShortcut(event)) press(document.querySelector('[aria-keyshortcuts]'), event);
});

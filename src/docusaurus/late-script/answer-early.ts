/** What happened with a press before React hydrated the page: React must hear of it later, or needn't. */
export type EarlyAnswer = 'replay' | 'done' | undefined;

/** What changed before React hydrated the page, where a replayed press would undo it or show it twice. */
interface AnsweredEarly {
  /** Addresses of the sidebar categories that the reader opened. */
  categories: Set<string>;
  hasNewColorMode?: boolean;
}

declare global {
  interface Window {
    answeredEarly?: AnsweredEarly;
  }
}

/**
 * Answers presses of the page's own controls before React hydrates it: color mode, announcement, tabs, sidebar
 * categories, the menu on phones, the language menu, copying a query, and search. Changes only attributes of what React
 * will hydrate. What needs more, the menu and search, opens in a dialog of its own at the end of the page, which
 * `replay.ts` replaces with React's. Inlined into every page, so it's short and can't refer to anything outside itself.
 *
 * @param maxQueryLength how many characters the search field accepts
 * @param baseUrl the site's path, which ends with a slash
 * @returns a function that answers a press of a control. Without an answer, the press waits for React.
 */
export function answerEarly(
  maxQueryLength: number,
  baseUrl: string,
): (control: Element, event: Event, isAgain: boolean) => EarlyAnswer {
  const root = document.documentElement;
  const {dataset} = root;
  const changed: AnsweredEarly = {categories: new Set()};
  window.answeredEarly = changed;

  /** Has the theme's order of color modes, attributes, and storage key. */
  function changeColorMode(): EarlyAnswer {
    changed.hasNewColorMode = true;
    const next: Record<string, string> = {light: 'dark', dark: 'system'};
    const mode = next[dataset.themeChoice ?? ''] ?? 'light';
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    dataset.themeChoice = mode;
    dataset.theme = mode === 'system' ? (isDark ? 'dark' : 'light') : mode;
    store('theme', mode === 'system' ? '' : mode);
    return 'done';
  }

  /** Where storage is blocked, what it would keep lasts as long as the page. */
  function store(key: string, value: string) {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {}
  }

  function closeAnnouncement(): EarlyAnswer {
    dataset.announcementBarInitiallyDismissed = 'true';
    store('docusaurus.announcement.dismiss', 'true');
    return 'replay';
  }

  function chooseTab(chosen: Element): EarlyAnswer {
    for (const tab of chosen.parentElement?.children ?? []) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.classList.toggle('tabs__item--active', isChosen);
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isChosen;
    }
    return 'replay';
  }

  function toggleCategory(caret: Element, _event: Event, isAgain: boolean): EarlyAnswer {
    const item = caret.closest('li') as HTMLElement;
    // An open category contains its list. For a closed one, the list is in the next item.
    const own = item.querySelector<HTMLElement>(':scope > ul');
    const list = own ?? item.nextElementSibling;
    if (!own && !list?.matches('.closed-category:has(a)')) return undefined;
    const isClosed = item.classList.toggle('menu__list-item--collapsed');
    caret.ariaExpanded = String(!isClosed);
    (list as HTMLElement).hidden = isClosed;
    const address = item.querySelector('a')?.getAttribute('href') ?? '';
    if (own) return isAgain ? 'done' : 'replay';
    if (isClosed) changed.categories.delete(address);
    else changed.categories.add(address);
    return 'done';
  }

  function openLanguages(button: Element, event: Event, isAgain: boolean): EarlyAnswer {
    // A pointer opens the list without script.
    if (event.type === 'click') return 'done';
    button.parentElement?.classList.toggle('dropdown--show');
    return isAgain ? 'done' : 'replay';
  }

  function copyQuery(button: HTMLElement): EarlyAnswer {
    const lines = button.parentElement?.parentElement?.querySelectorAll('.token-line') ?? [];
    const query = [...lines].map(({textContent}) => textContent).join('\n');
    // Copies now, because some browsers allow it only right after a press. React says later that it's copied.
    navigator.clipboard?.writeText(query).catch(() => {});
    button.dataset.copied = '';
    return 'replay';
  }

  /** Opens a dialog in the place of one that React will open. A second press of the same control closes it. */
  function openDialog(opener: Element, name: string, html: string): HTMLDialogElement | undefined {
    const open = document.querySelector<HTMLDialogElement>('.early');
    if (open) {
      open.close();
      return undefined;
    }
    const dialog = document.createElement('dialog');
    dialog.className = `early ${name}`;
    dialog.innerHTML = html;
    // A press next to the content hits the dialog itself.
    dialog.onclick = ({target}) => {
      if (target === dialog) dialog.close();
    };
    dialog.onclose = () => {
      dialog.remove();
      window.kept?.presses.delete(opener);
    };
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  /** The theme's menu: the section's pages or, after a press of its button, the site's sections. */
  function openMenu(button: Element): EarlyAnswer {
    const dialog = openDialog(
      button,
      'early-menu',
      '<form method="dialog" class="navbar-sidebar__brand"><button type="submit" class="clean-btn close" aria-label="Close">×</button></form>' +
        '<ul class="menu menu__list"></ul>' +
        '<div class="menu"><button type="button" class="clean-btn navbar-sidebar__back">← Back to main menu</button></div>',
    );
    if (!dialog) return 'done';
    const [brand, sections, pages] = dialog.children as unknown as HTMLElement[];
    const copy = (selector: string) => document.querySelector(selector)?.cloneNode(true);
    brand?.prepend(copy('.navbar__brand') as Node, copy('.color-mode') as Node);
    for (const link of document.querySelectorAll('.navbar :is(a.navbar__item, .dropdown__link)')) {
      const item = document.createElement('li');
      item.append(link.cloneNode(true));
      sections?.append(item);
    }
    const sidebar = copy('aside nav > ul');
    if (sidebar) pages?.append(sidebar);
    else dialog.classList.add('early-main');
    return 'replay';
  }

  function goBack(button: Element): EarlyAnswer {
    button.closest('dialog')?.classList.add('early-main');
    return 'done';
  }

  function openSearch(button: Element): EarlyAnswer {
    const dialog = openDialog(
      button,
      'search-dialog',
      `<div class="search-modal"><div class="search-bar"><form class="search-field" action="${baseUrl}search"><input type="search" name="q" maxlength="${maxQueryLength}" autocomplete="off"></form>` +
        '<form method="dialog"><button type="submit" class="search-cancel">Cancel</button></form></div></div>',
    );
    if (!dialog) return 'done';
    const field = dialog.querySelector('input') as HTMLInputElement;
    const [icon, label] = button.children;
    field.placeholder = label?.textContent ?? '';
    dialog.ariaLabel = field.ariaLabel = field.placeholder;
    if (icon) field.before(icon.cloneNode(true));
    return 'replay';
  }

  const answers: [string, (control: HTMLElement, event: Event, isAgain: boolean) => EarlyAnswer][] =
    [
      ['.color-mode', changeColorMode],
      ['[class*="announcementBarClose"]', closeAnnouncement],
      ['.tabs > [role="tab"]', chooseTab],
      ['.menu__caret', toggleCategory],
      ['.navbar__toggle', openMenu],
      ['.navbar-sidebar__back', goBack],
      ['.dropdown > *', openLanguages],
      ['.query-head > [title="Copy"]', copyQuery],
      ['[aria-keyshortcuts]', openSearch],
    ];

  return (control, event, isAgain) => {
    const [, answer] = answers.find(([selector]) => control.matches(selector)) ?? [];
    const answered = answer?.(control as HTMLElement, event, isAgain);
    // React never gets the controls of a dialog from here.
    return answered && control.closest('.early') ? 'done' : answered;
  };
}

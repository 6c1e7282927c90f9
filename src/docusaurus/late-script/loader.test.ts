// @vitest-environment happy-dom
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {replayOnceHydrated} from './replay';
import {template} from './template';

const inline = /<script>([\s\S]*)<\/script>/.exec(template)?.[1] ?? '';
const started = () => [...document.scripts].filter(({type}) => !type).map(({src}) => src);

/**
 * Renders a page with two script files, and runs the inlined code in it. That code can't refer to anything outside
 * itself.
 */
function visit(body = '') {
  document.documentElement.dataset.hasHydrated = 'false';
  document.head.innerHTML = '';
  document.body.innerHTML = `${body}
    <script type="text/later" src="/runtime.js"></script>
    <script type="text/later" src="/main.js"></script>`;
  new Function(inline)();
  if (window.kept) replayOnceHydrated(window.kept);
}

async function hydrate() {
  document.documentElement.dataset.hasHydrated = 'true';
  await new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => {
  // Tests in other files might have left a query in the address, or interactions recorded before a reload.
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // There is no server that has these files.
  const {happyDOM} = window as unknown as {happyDOM: {settings: object}};
  Object.assign(happyDOM.settings, {handleDisabledFileLoadingAsSuccess: true});
  // Each read reports one more registered part.
  let registered = 0;
  Object.defineProperty(window, 'loadedParts', {
    get() {
      registered += 1;
      return {length: registered};
    },
  });
});

afterEach(async () => {
  // Removes the last page's event listeners.
  await hydrate();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  dispatchEvent(new Event('scriptfailure'));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a page's script", () => {
  it('is named in the template, but not fetched', () => {
    expect(template).toContain('<script type="text/later" src="<%= it.baseUrl %><%= script %>">');
    expect(template).not.toMatch(/preload|defer/);
  });

  it('starts once and in order on the first sign of intent', async () => {
    visit();
    expect(started()).toEqual([]);
    dispatchEvent(new Event('pointermove'));
    dispatchEvent(new Event('focusin'));
    await vi.waitFor(() => expect(started()).toHaveLength(2));
    expect(started().map((src) => src.split('/').at(-1))).toEqual(['runtime.js', 'main.js']);
  });

  it.each([
    ['#calculate=risk-score&preset=Severity', 2],
    ['#limits', 0],
  ])('starts immediately if the address has input for it: %s', (hash, files) => {
    window.location.hash = hash;
    visit();
    expect(started()).toHaveLength(files);
    window.location.hash = '';
  });

  it("isn't needed to mark the section that the address leads to", () => {
    window.location.hash = '#limits';
    visit(`<a class="table-of-contents__link" href="#roles"></a>
      <a class="table-of-contents__link" href="#limits"></a>`);
    const marked = document.querySelectorAll('.table-of-contents__link--active');
    expect([...marked].map((link) => link.getAttribute('href'))).toEqual(['#limits']);
    expect(started()).toEqual([]);
    window.location.hash = '';
  });

  it('starts on its own on a page that needs it, after the static content is shown', async () => {
    visit('<main data-needs-script></main>');
    expect(started()).toEqual([]);
    await vi.waitFor(() => expect(started()).toHaveLength(2));
  });
});

describe("a file that can't be loaded", () => {
  const message = () => document.querySelector('[role="alert"]')?.textContent;

  it('is reported after the page was reloaded, until the file loads after all', async () => {
    const visits = [{type: 'reload'}] as unknown as PerformanceEntryList;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(visits);
    visit('<button>Menu</button>');
    document.querySelector('button')?.click();
    dispatchEvent(new Event('scriptfailure'));
    expect(message()).toContain("couldn't be loaded");
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    await hydrate();
    expect(message()).toBeUndefined();
  });

  it("is reported immediately if the page can't be reloaded", async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    visit();
    dispatchEvent(new Event('scriptfailure'));
    await vi.waitFor(() => expect(message()).toContain("can't be reached"));
  });
});

describe('what a reader does before hydration', () => {
  it('is withheld from the page, shown as pending, and replayed', async () => {
    visit('<button>Menu</button>');
    const button = document.querySelector('button') as HTMLButtonElement;
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    button.click();
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    await hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    button.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('requests search until the page is hydrated', async () => {
    visit('<button aria-haspopup="dialog" aria-keyshortcuts="/">Search</button>');
    document.querySelector('button')?.click();
    expect(document.documentElement.dataset.wantsSearch).toBe('');
    await hydrate();
    expect(document.documentElement.dataset.wantsSearch).toBeUndefined();
  });

  it('is replayed on the element in the same position if React recreated it', async () => {
    visit('<ul><li role="tab">One</li><li role="tab">Two</li></ul>');
    (document.querySelectorAll('li')[1] as HTMLElement).click();
    const list = document.querySelector('ul') as HTMLElement;
    const copy = list.cloneNode(true) as HTMLElement;
    const pressed = vi.fn();
    copy.children[1]?.addEventListener('click', pressed);
    list.replaceWith(copy);
    await hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser for links and forms, which need no script', () => {
    visit('<a href="#there">There</a><form><button type="submit">Search</button></form>');
    for (const element of document.querySelectorAll('a, button')) {
      const click = new MouseEvent('click', {bubbles: true, cancelable: true});
      element.dispatchEvent(click);
      expect(element.hasAttribute('aria-busy')).toBe(false);
    }
  });
});

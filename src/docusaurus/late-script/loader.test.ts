// @vitest-environment happy-dom
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {replayOnceHydrated} from './replay';
import {template} from './template';

const inline = /<script>([\s\S]*)<\/script>/.exec(template)?.[1] ?? '';
const started = () => [...document.scripts].filter(({type}) => !type).map(({src}) => src);

/** A page with two files of script, which the inlined text runs in: it can refer to nothing outside itself. */
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
  // Other files' tests have left a question in the address, or what a reader did before a deployment.
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // There is no server that has the files.
  const {happyDOM} = window as unknown as {happyDOM: {settings: object}};
  Object.assign(happyDOM.settings, {handleDisabledFileLoadingAsSuccess: true});
  // Whenever it is looked at, one more has registered.
  let registered = 0;
  Object.defineProperty(window, 'loadedParts', {
    get() {
      registered += 1;
      return {length: registered};
    },
  });
});

afterEach(async () => {
  // Lets go of what the last page listened to.
  await hydrate();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  dispatchEvent(new Event('scriptfailure'));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the script of a page', () => {
  it('is named and not fetched by the template', () => {
    expect(template).toContain('<script type="text/later" src="<%= it.baseUrl %><%= script %>">');
    expect(template).not.toMatch(/preload|defer/);
  });

  it('starts in order on a sign of intent, once', async () => {
    visit();
    expect(started()).toEqual([]);
    dispatchEvent(new Event('pointermove'));
    dispatchEvent(new Event('focusin'));
    await vi.waitFor(() => expect(started()).toHaveLength(2));
    expect(started().map((src) => src.split('/').at(-1))).toEqual(['runtime.js', 'main.js']);
  });

  it('starts by itself on a page that needs it, after what the page shows without', async () => {
    visit('<main data-needs-script></main>');
    expect(started()).toEqual([]);
    await vi.waitFor(() => expect(started()).toHaveLength(2));
  });
});

describe('a file that cannot be loaded', () => {
  const message = () => document.querySelector('[role="alert"]')?.textContent;

  it('is told once the page has been loaded afresh, and no more when it comes after all', async () => {
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

  it('is told at once where the page cannot be loaded afresh', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    visit();
    dispatchEvent(new Event('scriptfailure'));
    await vi.waitFor(() => expect(message()).toContain("can't be reached"));
  });
});

describe('what a reader does before', () => {
  it('is kept from the page, shown as pending, and done again', async () => {
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

  it('says that search is wanted, until the page has taken over', async () => {
    visit('<button aria-haspopup="dialog" aria-keyshortcuts="/">Search</button>');
    document.querySelector('button')?.click();
    expect(document.documentElement.dataset.wantsSearch).toBe('');
    await hydrate();
    expect(document.documentElement.dataset.wantsSearch).toBeUndefined();
  });

  it('is done to what stands in its place, if React put that in anew', async () => {
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

  it('is left to the browser where a link or a form needs no script', () => {
    visit('<a href="#there">There</a><form><button type="submit">Search</button></form>');
    for (const element of document.querySelectorAll('a, button')) {
      const click = new MouseEvent('click', {bubbles: true, cancelable: true});
      element.dispatchEvent(click);
      expect(element.hasAttribute('aria-busy')).toBe(false);
    }
  });
});

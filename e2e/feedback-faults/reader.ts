import type {BrowserContext, Page} from '@playwright/test';
import {serviceOrigin} from '../support/service-stub';
import {visit} from '../support/test';
import {setConditions} from './conditions';
import type {Endpoint} from './endpoint';
import type {Entry, Ledger} from './ledger';
import type {Act, Case} from './plan';
import {closeTab, emptyOutbox, networkOf, openDialog, pages, partsOf, pressOnText} from './tab';

/** Here, ten seconds of waiting for an endpoint take one. */
const pace = 0.1;

/** Notices that ask the reader to act. */
const asksToAct = /didn’t accept|Your text is still here|Keep this page open/;
const hasFailed = /Your text is still here. Try again/;

/** What readers do to leave a tab or the dialog. */
const leave: Partial<Record<Act, (page: Page) => Promise<unknown>>> = {
  close: closeTab,
  reload: (page) => page.reload(),
  'another page': (page) => page.goto(pages[1]),
  'another site': (page) => page.goto(`${serviceOrigin}/elsewhere`),
  back: (page) => page.goBack(),
  'close the dialog': async (page) => {
    await page.keyboard.press('Escape');
    await openDialog(page);
  },
};

interface Surroundings {
  context: BrowserContext;
  /** The browser's user agent. */
  name: string;
  endpoint: Endpoint;
  ledger: Ledger;
}

/** Someone who sends one message after another, each from its own tab. */
export class Reader {
  /** The previous message's tab, if it wasn't closed: it stays open while the next message is sent. */
  private last: Page | undefined;

  constructor(private readonly its: Surroundings) {}

  /** Writes and sends a message, and then does what its case says. */
  async send(planned: Case): Promise<void> {
    const page = await this.openTab(planned);
    await this.write(page, planned);
    await page.evaluate((jump) => {
      window.clockJump = jump;
    }, planned.clockJump);
    this.its.endpoint.expect(planned, this.its.name);
    const entry = this.its.ledger.open(planned);
    page.on('dialog', () => {
      entry.isTold = true;
      this.its.ledger.note(entry, 'was asked whether to leave');
    });
    await this.act(page, entry);
    entry.isInHand = false;
    await this.close();
    this.last = page;
  }

  /** Closes everything open. */
  async close(): Promise<void> {
    if (this.last) await closeTab(this.last);
  }

  /** Visits the site until no messages are waiting, and looks at what's in the form. */
  async settle(): Promise<void> {
    const page = await this.openTab();
    await emptyOutbox(page);
    this.its.ledger.findBack(await openDialog(page));
    await page.close();
  }

  private async openTab(planned?: Case): Promise<Page> {
    const page = await this.its.context.newPage();
    // The reader leaves anyway.
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    await page.addInitScript(setConditions, {storage: planned?.storage ?? 'works', pace});
    await visit(page, pages[0]);
    if (planned?.act === 'back') {
      await page.locator('.pagination-nav__link--next').click();
      await page.waitForURL((url) => !url.pathname.endsWith(pages[0]));
    }
    return page;
  }

  private async write(page: Page, planned: Case): Promise<void> {
    const shown = await openDialog(page);
    const back = this.its.ledger.findBack(shown);
    // Several messages in one make a new message, so one the endpoint already has would get there twice.
    const isTaken = back.some((one) => this.its.ledger.isTaken(one));
    // A message another tab is about to send can also be there.
    const isAll = shown.split('\n\n').length === back.length;
    if (planned.sendsAgain && isAll && !(isTaken && back.length > 1))
      await this.sendAgain(page, back, planned);
    const {text, clear} = partsOf(page);
    this.its.ledger.findCleared(await pressOnText(clear));
    await text.fill(planned.text);
  }

  private async sendAgain(page: Page, back: Entry[], tab: Case): Promise<void> {
    for (const one of back) Object.assign(one, {isInHand: true, isBack: false, isTold: false});
    await pressOnText(partsOf(page).send);
    for (const one of back) this.its.ledger.note(one, 'pressed Send again');
    await this.hear(page, back, tab);
    for (const one of back) one.isInHand = false;
  }

  private async pressSend(page: Page, entries: Entry[]): Promise<void> {
    await partsOf(page).send.click();
    for (const one of entries) this.its.ledger.note(one, 'pressed Send');
  }

  private async act(page: Page, entry: Entry): Promise<void> {
    const {act, moment, delay} = entry.planned;
    const setOffline = act === 'offline' ? await networkOf(page) : undefined;
    await setOffline?.(true);
    await this.pressSend(page, [entry]);
    if (act !== 'offline' && moment !== 'at once') {
      // It might not get that far: earlier messages are waiting for their responses.
      await Promise.race([
        this.its.endpoint.until(moment, entry.planned),
        page.waitForTimeout(3000),
      ]);
    }
    await page.waitForTimeout(delay);
    await setOffline?.(false);
    const notice = await partsOf(page).status.textContent();
    this.its.ledger.note(entry, `read "${notice}", then: ${act}`);
    if (asksToAct.test(notice ?? '')) entry.isTold = true;
    const leaveIt = leave[act];
    if (leaveIt) await leaveIt(page);
    else await this.stay(page, entry);
  }

  /** Waits for the outcome. A reader who's told that it failed tries again, twice. */
  private async stay(page: Page, entry: Entry): Promise<void> {
    for (
      let tries = 0;
      hasFailed.test(await this.hear(page, [entry], entry.planned)) && tries < 2;
      tries += 1
    )
      await this.pressSend(page, [entry]);
  }

  /** Waits until the reader is told what happened to messages, and returns the notice. */
  private async hear(page: Page, entries: Entry[], tab: Case): Promise<string> {
    const {status, text} = partsOf(page);
    await status.filter({hasText: /^(?!Sending)./}).waitFor();
    const notice = (await status.textContent()) ?? '';
    const field = await text.inputValue();
    for (const one of entries) {
      this.its.ledger.note(one, `read "${notice}" above "${field}"`);
      if (notice.startsWith('Thank you')) this.its.ledger.thank(one, tab);
      if (asksToAct.test(notice) && field.includes(one.planned.text)) one.isTold = true;
    }
    return notice;
  }
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';

/** Where that build has them. */
export const serviceOrigin = 'http://localhost:3999';

/** The script whose integrity hash is in the "services" build. */
export const extraScript = readFileSync(path.join(__dirname, 'extra.js'), 'utf8');

interface AnalyticsEvent {
  name: string;
  url: string;
  props?: Record<string, string>;
}

interface Behaviour {
  /** What the content delivery network serves as the extra script. */
  script?: string;
  /** What the feedback endpoint does in turn: a status, a lost connection, no response. Then it accepts everything. */
  feedback?: (number | 'lost' | 'silent')[];
}

/**
 * Answers for `serviceOrigin`, where the "services" build has its feedback endpoint, its event API,
 * and its extra script.
 *
 * @returns the feedback messages, page view addresses, and other events, as they arrive
 */
export async function stubServices(
  context: BrowserContext,
  {script = extraScript, feedback = []}: Behaviour = {},
) {
  const messages: Record<string, unknown>[] = [];
  const views: string[] = [];
  const events: AnalyticsEvent[] = [];
  const answer = (route: Route, response: {status?: number; body?: string; contentType?: string}) =>
    route.fulfill({...response, headers: {'Access-Control-Allow-Origin': '*'}});

  await context.route(`${serviceOrigin}/extra.js`, (route) =>
    answer(route, {body: script, contentType: 'text/javascript'}),
  );
  await context.route(`${serviceOrigin}/api/event`, (route) => {
    const sent = JSON.parse(route.request().postData() ?? '');
    const {n: name, u: url, d: domain, p: props} = sent;
    if (name === 'pageview' && domain === 'docs.example') views.push(url);
    // The client also reports how far a page was scrolled.
    else if (name !== 'engagement') events.push({name, url, props});
    return answer(route, {status: 202});
  });
  await context.route(`${serviceOrigin}/feedback`, (route) => {
    const status = feedback.shift() ?? 202;
    if (status === 'lost') return route.abort('internetdisconnected');
    messages.push(route.request().postDataJSON());
    if (status === 'silent') return;
    return answer(route, {status});
  });
  return {messages, views, events};
}

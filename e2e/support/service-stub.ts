import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';

/** Where that build has them. */
export const serviceOrigin = 'http://localhost:3999';

/** The script whose integrity hash is in the "services" build. */
export const extraScript = readFileSync(path.join(__dirname, 'extra.js'), 'utf8');

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
 * @returns the feedback messages and page view addresses, as they arrive
 */
export async function stubServices(
  context: BrowserContext,
  {script = extraScript, feedback = []}: Behaviour = {},
) {
  const messages: Record<string, unknown>[] = [];
  const views: string[] = [];
  const answer = (route: Route, response: {status?: number; body?: string; contentType?: string}) =>
    route.fulfill({...response, headers: {'Access-Control-Allow-Origin': '*'}});

  await context.route(`${serviceOrigin}/extra.js`, (route) =>
    answer(route, {body: script, contentType: 'text/javascript'}),
  );
  await context.route(`${serviceOrigin}/api/event`, (route) => {
    const event = JSON.parse(route.request().postData() ?? '');
    // The client also reports how far a page was scrolled, as "engagement".
    if (event.n === 'pageview' && event.d === 'docs.example') views.push(event.u);
    return answer(route, {status: 202});
  });
  await context.route(`${serviceOrigin}/feedback`, (route) => {
    const status = feedback.shift() ?? 202;
    if (status === 'lost') return route.abort('internetdisconnected');
    messages.push(route.request().postDataJSON());
    if (status === 'silent') return;
    return answer(route, {status});
  });
  return {messages, views};
}

// @vitest-environment happy-dom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {transformSync} from 'esbuild';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {measureVitals} from './web-vitals';

/** What the browser noted. It reports to an observer only what it's told to, so all of it is reported at the end. */
let noted: Record<string, object[]>;
let visibility: DocumentVisibilityState;

class Observer {
  static supportedEntryTypes: string[];
  private entries: object[] = [];

  observe({type}: {type: string}) {
    this.entries = noted[type] ?? [];
  }

  takeRecords = () => this.entries;

  disconnect() {}
}

beforeEach(() => {
  noted = {};
  visibility = 'visible';
  Observer.supportedEntryTypes = ['event', 'largest-contentful-paint', 'layout-shift'];
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function vitalsOf(entries: typeof noted) {
  noted = entries;
  const tell = vi.fn();
  measureVitals(tell);
  for (const next of ['hidden', 'visible', 'hidden'] as const) {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  visibility = 'visible';
  return tell.mock.calls;
}

const press = (interactionId: number, duration: number) => ({interactionId, duration});
const shift = (startTime: number, value: number) => ({startTime, value});

describe('measureVitals', () => {
  it('tells once, when the reader hides the page first', () => {
    const calls = vitalsOf({
      'largest-contentful-paint': [{startTime: 900}, {startTime: 2600.4}],
      event: [press(0, 900), press(1, 48), press(1, 64), press(2, 56)],
      'layout-shift': [shift(100, 0.12)],
    });
    const vitals = {
      ...{LCP: 'needs improvement', 'LCP value': '2600'},
      ...{INP: 'good', 'INP value': '64'},
      ...{CLS: 'needs improvement', 'CLS value': '0.12'},
    };
    expect(calls).toEqual([[vitals]]);
  });

  it("leaves out what nothing happened for, and what the browser doesn't know", () => {
    expect(vitalsOf({})).toEqual([[{CLS: 'good', 'CLS value': '0.00'}]]);
    Observer.supportedEntryTypes = ['largest-contentful-paint'];
    expect(vitalsOf({'largest-contentful-paint': [{startTime: 4001}]})).toEqual([
      [{LCP: 'poor', 'LCP value': '4001'}],
    ]);
    Observer.supportedEntryTypes = [];
    expect(vitalsOf({})).toEqual([]);
  });

  it('ignores one slow interaction in 50', () => {
    const quick = Array.from({length: 48}, (_, index) => press(index + 1, 40));
    const vitals = (...slow: object[]) => vitalsOf({event: [...quick, ...slow]})[0]?.[0];
    expect(vitals(press(98, 600))).toMatchObject({INP: 'poor', 'INP value': '600'});
    expect(vitals(press(98, 600), press(99, 240))).toMatchObject({'INP value': '240'});
  });

  it('adds up shifts that follow each other within five seconds, and keeps the largest sum', () => {
    const cls = (...shifts: object[]) => vitalsOf({'layout-shift': shifts})[0]?.[0]['CLS value'];
    expect(cls(shift(100, 0.05), shift(900, 0.05), shift(2500, 0.06))).toBe('0.10');
    const steady = Array.from({length: 8}, (_, index) => shift(1000 + index * 900, 0.02));
    expect(cls(...steady)).toBe('0.12');
    expect(cls({...shift(100, 0.5), hadRecentInput: true})).toBe('0.00');
  });

  it("doesn't measure a page that was opened in the background", () => {
    visibility = 'hidden';
    const tell = vi.fn();
    measureVitals(tell);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tell).not.toHaveBeenCalled();
  });
});

it('costs readers less than a kilobyte', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'web-vitals.ts'), 'utf8');
  const {code} = transformSync(source, {loader: 'ts', minify: true});
  expect(brotliCompressSync(code).length).toBeLessThan(1000);
});

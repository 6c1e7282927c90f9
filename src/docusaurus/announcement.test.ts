// @vitest-environment happy-dom
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it} from 'vitest';
import announcement from './announcement';

const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
});

function contextWith(announcementBar?: {id: string}): LoadContext {
  const context = {siteConfig: {themeConfig: {announcementBar}}, siteStorage: {namespace: ''}};
  return context as unknown as LoadContext;
}

/** Opens a page that announces a release, after Docusaurus's own script has hidden the bar of a reader who closed one. */
function visit(id: string) {
  const {preBodyTags = []} = announcement(contextWith({id})).injectHtmlTags?.({content: {}}) ?? {};
  const isClosed = localStorage.getItem(dismissKey) ?? 'false';
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', isClosed);
  for (const tag of [preBodyTags].flat())
    if (typeof tag === 'object') new Function(String(tag.innerHTML))();
  return {
    atFirstPaint: document.documentElement.dataset.announcementBarInitiallyDismissed,
    later: localStorage.getItem(dismissKey),
  };
}

it('shows the next announcement, at once and later, to a reader who closed the one before', () => {
  visit('11.31');
  localStorage.setItem(dismissKey, 'true');
  expect(visit('11.31')).toEqual({atFirstPaint: 'true', later: 'true'});
  expect(visit('11.32')).toEqual({atFirstPaint: 'false', later: 'false'});
  expect(localStorage.getItem(idKey)).toBe('11.32');
});

it('puts nothing into the pages of a site that announces nothing', () => {
  expect(announcement(contextWith()).injectHtmlTags?.({content: {}})).toEqual({});
});

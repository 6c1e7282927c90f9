// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import MobileSidebarWrapper from '.';

const sidebar = vi.hoisted(() => ({shown: false, toggle: () => {}}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useNavbarMobileSidebar: () => ({...sidebar}),
}));
vi.mock('@theme-original/Navbar/MobileSidebar', () => ({
  default: () => (
    <div className="navbar-sidebar">
      <a href="/docs">Docs</a>
    </div>
  ),
}));

let root: Root;
const toggle = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  toggle.mockReset();
  Object.assign(sidebar, {shown: false, toggle});
  document.body.innerHTML = '<button id="before"></button><main></main><nav></nav>';
  document.getElementById('before')?.focus();
  root = createRoot(document.querySelector('nav') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const show = (shown: boolean) =>
  act(async () => {
    sidebar.shown = shown;
    root.render(<MobileSidebarWrapper />);
  });
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', {key}));
const isInert = () => document.querySelector('main')?.inert;

it('closes on Escape, and only while it covers the page', async () => {
  await show(false);
  press('Escape');
  expect(toggle).not.toHaveBeenCalled();
  await show(true);
  press('Enter');
  expect(toggle).not.toHaveBeenCalled();
  press('Escape');
  expect(toggle).toHaveBeenCalledTimes(1);
  await show(false);
  press('Escape');
  expect(toggle).toHaveBeenCalledTimes(1);
});

it('keeps the focus off the page while it covers it, and then gives it back', async () => {
  await show(false);
  expect(isInert()).toBeFalsy();
  await show(true);
  expect(isInert()).toBe(true);
  document.querySelector('a')?.focus();
  await show(false);
  expect(isInert()).toBe(false);
  expect(document.activeElement?.id).toBe('before');
});

it('lets go of the page when it is removed while open', async () => {
  await show(true);
  await act(async () => root.render(null));
  press('Escape');
  expect(toggle).not.toHaveBeenCalled();
  expect(isInert()).toBe(false);
});

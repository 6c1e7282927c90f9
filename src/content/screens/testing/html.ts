import type {Element} from 'hast';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';

/** Returns the HTML of a drawn screen on a page, for tests. */
export const htmlOf = (window: Element): string =>
  renderToStaticMarkup(toJsxRuntime(window, {Fragment, jsx, jsxs}));

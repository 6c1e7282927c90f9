// @vitest-environment happy-dom
import {act, type ComponentProps, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, expect, it, vi} from 'vitest';
import ZoomableImage from './ZoomableImage';

const Img = (props: ComponentProps<'img'>) => <img {...props} alt={props.alt} />;

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** Renders an image in its context, and returns it after the zoom code had time to load. */
async function render(surround: (picture: ReactNode) => ReactNode, src = '/flow.svg') {
  const container = document.createElement('div');
  document.body.append(container);
  const picture = <ZoomableImage image={Img} src={src} alt="The data flow" />;
  await act(async () => {
    createRoot(container).render(surround(picture));
    await import('./zoom');
  });
  return container.querySelector('img');
}

const inArticle = (content: ReactNode) => (
  <article>
    <div className="markdown">{content}</div>
  </article>
);

it('is a button with a name that the keyboard can reach', async () => {
  const picture = await render(inArticle);
  expect(picture?.getAttribute('role')).toBe('button');
  expect(picture?.getAttribute('aria-label')).toBe('Zoom: The data flow');
  expect(picture?.tabIndex).toBe(0);
});

it("stays a link if it's inside a link", async () => {
  const picture = await render((content) => inArticle(<a href="/docs/roles">{content}</a>));
  expect(picture?.hasAttribute('role')).toBe(false);
});

it('ignores images outside the article', async () => {
  const picture = await render((content) => <header>{content}</header>);
  expect(picture?.hasAttribute('role')).toBe(false);
});

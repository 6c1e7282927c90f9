import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {title, sections} = JSON.parse(readFileSync(new URL('./corpus.json', import.meta.url)));

const itemOf = ({label, address, entries}) =>
  entries ? {label, collapsed: true, items: entries.map(itemOf)} : {label, slug: address};

/** What `npm create astro -- --template starlight` gives, with our pages and navigation. */
export default defineConfig({
  integrations: [
    starlight({
      title,
      sidebar: sections.map(({label, entries}) => ({label, items: entries.map(itemOf)})),
      routeMiddleware: './src/section.js',
    }),
  ],
});

import {readFileSync} from 'node:fs';

const {title, sections} = JSON.parse(readFileSync(new URL('../corpus.json', import.meta.url)));

const itemOf = ({label, address, entries}) =>
  entries
    ? {text: label, collapsed: true, items: entries.map(itemOf)}
    : {text: label, link: `/${address}`};

const firstOf = ({address, entries}) => address ?? firstOf(entries[0]);

/** What VitePress's guide gives, with our pages and navigation. */
export default {
  title,
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    nav: sections.map((section) => ({
      text: section.label,
      link: `/${firstOf(section)}`,
      activeMatch: `^/${section.id}/`,
    })),
    sidebar: Object.fromEntries(sections.map(({id, entries}) => [`/${id}/`, entries.map(itemOf)])),
    search: {provider: 'local'},
  },
};

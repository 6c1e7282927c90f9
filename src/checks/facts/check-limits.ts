import type {Check} from '../check';

const listFile = 'src/product/facts/limits.yaml';

/** What the product bounds is on a page, feature by feature: a limit that no page shows is met without a warning. */
export const checkLimits: Check = ({pages, files}, reportIn) => {
  const list = files.get(listFile);
  if (!list) return;
  const shown = new Set(
    pages.flatMap(({text}) =>
      Array.from(text.matchAll(/^\s*::limits\{of="([^"]*)"\}/gm), ([, feature]) => feature),
    ),
  );
  for (const [index, line] of String(list.value).split('\n').entries()) {
    const [, feature] = /^([a-z][a-z0-9-]*):/.exec(line) ?? [];
    if (feature && !shown.has(feature)) {
      reportIn(list)(
        index + 1,
        `no page shows the limits of "${feature}"`,
        `put ::limits{of="${feature}"} on the page about it, or delete them`,
      );
    }
  }
};

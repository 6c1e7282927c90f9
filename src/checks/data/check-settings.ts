import type {Check} from '../check';

/** `log` isn't enough, because `npm test` fails only on warnings. */
const stops = ["'throw'", "'warn'"];

const setting = /\b(on(?:Broken|Duplicate)\w+): ([^,\s}]+)/g;

/** Checks that a broken link, picture, or address still fails `npm test`: no setting lets Docusaurus ignore it. */
export const checkSettings: Check = ({files}, reportIn) => {
  const file = files.get('docusaurus.config.ts');
  if (!file) return;
  for (const [index, line] of String(file.value).split('\n').entries())
    for (const [, name, value = ''] of line.matchAll(setting))
      if (!stops.includes(value))
        reportIn(file)(
          index + 1,
          `with ${name}: ${value}, no one hears of what's broken`,
          `write ${stops.join(' or ')}, and correct what the build then reports`,
        );
};

import type {Prose} from '../language/prose';

/** The texts in an SVG, without their markup. */
export const labelsIn = (svg: string): Prose[] =>
  svg.split('\n').flatMap((line, index) =>
    [...line.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => ({
      line: index + 1,
      text: text.replace(/<[^>]*>|&#?\w+;/g, ' '),
    })),
  );

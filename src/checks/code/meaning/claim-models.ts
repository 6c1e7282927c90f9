import {once} from '../../../base/once';
import {udm} from '../../../product/udm';
import type {Asked} from './asked';
import type {Claim} from './claim';

/** Plurals that are also everyday words. */
const everyday = new Set(['Requests', 'Rules', 'Processes']);

const modelByPlural = once(
  () =>
    new Map(
      udm.models
        .filter(({plural}) => !everyday.has(plural))
        .map(({plural, typeName}) => [plural.toLowerCase(), typeName]),
    ),
);

/** Matches the records that a text asks for: "Which hosts …", "list the open findings". */
const asking = once(() => {
  const plurals = [...modelByPlural().keys()].sort((a, b) => b.length - a.length).join('|');
  const between = String.raw`(?:(?!(?:of|on|in|for|to|with|by|from|as)\b)[a-z'-]+ ){0,2}`;
  return new RegExp(
    String.raw`\b(?:[Ww]hich|[Ll]ists?|[Ff]inds?|[Ll]ook for|[Aa]sks? for|[Cc]ounts?|[Ss]hows?|[Kk]eeps?) ${between}(${plurals})(?![\w-])`,
  );
});

/** Finds contradictions about types of records: "which hosts" with `FIND Device`. */
export const claimModels: Claim = ({text}, asked) => {
  const [, plural = ''] = asking().exec(text) ?? [];
  const model = modelByPlural().get(plural);
  return model && !asksFor(asked, model, plural)
    ? {said: plural, asked: asked.models.join(', ')}
    : undefined;
};

/** Whether a query asks for a model's records, or has a value that counts or names them. */
function asksFor({models, text}: Asked, model: string, plural: string): boolean {
  if (models.some((each) => udm.isA(each, model) || udm.isA(model, each))) return true;
  const words = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.includes(plural.replace(/(?:ies|s)$/, ''));
}

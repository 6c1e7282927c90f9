import * as z from 'zod';
import {grouped} from '../../base/collections';
import {InputError} from '../../base/source/input-error';
import {suggestion} from '../../base/text/suggest';
import {between, comparedProducts, nameOf} from '../../product/releases/comparison';
import {byUrgency, kindNames, kinds} from '../../product/releases/kinds';
import type {ListedEntry, RichText} from '../../product/releases/listing';
import type {ToolContext} from '../context';
import {textTool} from '../tool';

/** The most entries of a kind that an answer contains, unless it's about that kind alone. */
const mostOfKind = 15;
const most = 80;

export const whatChanged = textTool({
  name: 'what_changed',
  title: 'What changed between two versions',
  description:
    'Lists what changed in {Product} after one version, up to and including another: what to do for the upgrade first, then deprecations, new features, improvements, known issues, and fixes. Covers the platform, the agent, and Connect.',
  input: z.object({
    from: z.string().min(1).max(20).describe('The version that is installed: 11.30'),
    to: z
      .string()
      .min(1)
      .max(20)
      .optional()
      .describe('The version to upgrade to. The newest if omitted'),
    product: z.enum(comparedProducts).default('platform'),
    kind: z.enum(kindNames).optional().describe('Only entries of this kind, up to 80'),
    containing: z.string().max(100).optional().describe('Only entries that contain this text'),
  }),
  answer({from, to, product, kind, containing}, context) {
    const versions = context.library.versions[product];
    const names = versions.map(({version}) => version);
    const last = to ?? names[0] ?? '';
    for (const version of [from, last])
      if (!names.includes(version))
        throw new InputError(
          `There are no release notes for ${nameOf(product, version)}. ${suggestion(version, names)}`,
        );
    if (names.indexOf(last) >= names.indexOf(from))
      throw new InputError(
        `${nameOf(product, last)} isn't newer than ${nameOf(product, from)}. Put the installed version in "from".`,
      );
    const included = between(names, from, last);
    const words = containing?.toLowerCase() ?? '';
    const entries = context.library.releaseEntries.filter(
      (entry) =>
        entry.product === product &&
        included.includes(entry.version) &&
        (!kind || entry.kind === kind) &&
        lineOf(entry, context).toLowerCase().includes(words),
    );
    const releases = versions
      .filter(({version}) => included.includes(version))
      .map(
        ({version, date, headline, route}) =>
          `- [${nameOf(product, version)}](${context.addressOf(route)}), ${date}: ${headline}`,
      );
    return [
      `# From ${nameOf(product, from)} to ${last}`,
      releases.join('\n'),
      ...sectionsOf(entries, kind ? most : mostOfKind, context),
    ].join('\n\n');
  },
});

function sectionsOf(entries: ListedEntry[], limit: number, context: ToolContext): string[] {
  if (entries.length === 0) return ['No entry matches.'];
  const byKind = grouped(entries.map((entry) => [entry.kind, entry] as const));
  return byUrgency.flatMap((kind) => {
    const those = byKind.get(kind) ?? [];
    if (those.length === 0) return [];
    const rest = those.length - limit;
    const more = rest > 0 ? `\n- ${rest} more: ask with "kind": "${kind}" or "containing".` : '';
    const lines = those.slice(0, limit).map((entry) => lineOf(entry, context));
    return [`## ${kinds[kind].label} (${those.length})\n\n${lines.join('\n')}${more}`];
  });
}

const lineOf = ({id, area, route, content}: ListedEntry, {addressOf}: ToolContext): string =>
  `- [${id}](${addressOf(route)}) ${area}. ${content.map((piece) => written(piece, addressOf)).join('')}`;

function written(piece: RichText, addressOf: (route: string) => string): string {
  if (typeof piece === 'string') return piece;
  const [kind, text, target = ''] = piece;
  if (kind === 'code') return `\`${text}\``;
  if (kind === 'link') return `[${text}](${target.startsWith('/') ? addressOf(target) : target})`;
  return kind === 'strong' ? `**${text}**` : `_${text}_`;
}

import {InputError} from '../../../base/source/input-error';
import {closest} from '../../../base/text/suggest';
import {now} from '../now';
import type {Input} from '../schema/input';
import {addDays, daysBetween} from '../scoring/time';
import type {Definition} from './definitions';
import {type DraftRecord, ids, type RecordDrafts} from './draft';
import {findingModels} from './families';
import {addFinding, modelOf, type Story} from './finding';
import type {Asset} from './machines';
import {random} from './random';

/** Adds all findings: first the ones in stories, then others, chosen from the definitions that fit each asset. */
export function addFindings(
  draft: RecordDrafts,
  {stories, at}: Input,
  definitions: Definition[],
  assets: Asset[],
): void {
  const details = random('details');
  const taken = new Set<string>();
  const assetNames = assets.map(({record}) => String(record.name));
  for (const [index, name] of stories.exclusive.entries())
    mustBe(name, assetNames, at('stories', ['exclusive', index]));
  for (const [index, {asset: name, definition: title, ...story}] of stories.findings.entries()) {
    mustBe(name, assetNames, at('stories', ['findings', index, 'asset']));
    const pair = storyPair(name, title, definitions, assets);
    if (!pair) {
      throw new InputError(
        `${at('stories', ['findings', index, 'definition'])}  "${name}" runs nothing that "${title}" is about  choose another definition, or add to "runs" of the asset`,
      );
    }
    taken.add(`${pair.asset.record.id} ${pair.definition.id}`);
    addFinding(draft, pair.definition, pair.asset, story, details);
  }

  const bulk = random('findings');
  const pairs = bulk.shuffle(
    assets
      .filter(({record}) => !stories.exclusive.includes(String(record.name)))
      .flatMap((asset) =>
        definitions
          .filter(({on}) => on.some((run) => asset.runs.includes(run)))
          .filter(({record}) => !taken.has(`${asset.record.id} ${record.id}`))
          .filter(({record}) => wasKnown(record, asset))
          .map((definition) => ({asset, definition: definition.record})),
      ),
  );
  for (const {asset, definition} of [...pairs, ...pairs, ...pairs]) {
    const model = modelOf(definition);
    if (draft.of(model).length >= (stories.findingQuota[model] ?? 0)) continue;
    addFinding(draft, definition, asset, invent(definition, asset), details);
  }
  share(draft, {stories, at}, assets);

  function invent(definition: DraftRecord, {record: asset, tested}: Asset): Story {
    const days = stories.patience[String(definition.severity)] ?? 90;
    const looked = String(asset.lastAssessed ?? asset.lastSeen);
    const oldest = Math.max(
      1,
      daysBetween(latest(asset.firstSeen, definition.publishedDate), looked) - 1,
    );
    const gone = daysBetween(looked, now);
    const fixedShare = stories.settled.includes(String(definition.name))
      ? 1
      : (stories.fixedShares[String(definition.severity)] ?? 0);
    if (gone > 30) return {status: 'Inactive', found: gone + bulk.whole(1, Math.min(oldest, 200))};
    if (bulk.chance(fixedShare)) {
      const found = tested ?? gone + Math.min(oldest, bulk.whole(8, 420));
      const took = Math.max(1, Math.round(days * (0.2 + 1.3 * bulk.next())));
      return {status: 'Fixed', found, fixed: Math.max(gone, found - took)};
    }
    if (tested !== undefined) return {status: 'Confirmed active', found: tested};
    const part = bulk.next();
    const age =
      part < 0.65
        ? days * bulk.next()
        : part < 0.88
          ? days * (1 + bulk.next())
          : days * (1 + 5 * bulk.next());
    const found = gone + Math.min(oldest, Math.floor(age));
    return {status: found - gone < 7 ? 'Active' : 'Confirmed active', found};
  }
}

/** Adds the second targets of findings that are on several assets. */
function share(
  draft: RecordDrafts,
  {stories, at}: Pick<Input, 'stories' | 'at'>,
  assets: Asset[],
): void {
  const findings = draft.of(...findingModels);
  const names = findings.map(({name}) => String(name));
  const assetNames = assets.map(({record}) => String(record.name));
  for (const [index, {finding: name, asset: assetName}] of stories.shared.entries()) {
    const place = (key: string) => at('stories', ['shared', index, key]);
    mustBe(assetName, assetNames, place('asset'));
    const finding = findings[names.indexOf(name)];
    const asset = assets[assetNames.indexOf(assetName)];
    if (!finding || !asset) {
      const meant = closest(name, names);
      const fix = meant ? `did you mean "${meant}"?` : 'name one that a query finds';
      throw new InputError(`${place('finding')}  no finding is called "${name}"  ${fix}`);
    }
    finding.targets = [...ids(finding.targets), asset.record.id];
  }
}

/** Returns the asset and the definition that a story names, preferring a definition that fits the asset. */
function storyPair(name: string, title: string, definitions: Definition[], assets: Asset[]) {
  const named = assets.filter(({record}) => record.name === name);
  const pairs = named.flatMap((asset) =>
    definitions
      .filter(({record}) => record.name === title)
      .map(({record, on}) => ({
        asset,
        definition: record,
        fits: on.some((run) => asset.runs.includes(run)),
      })),
  );
  return (
    pairs.find(({fits}) => fits) ??
    pairs.find(({definition}) => definition.typeName === 'VulnerabilityDefinition')
  );
}

/** Checks an asset's name here, because generators create and number assets. */
function mustBe(name: string, assets: string[], place: string) {
  if (assets.includes(name)) return;
  const meant = closest(name, assets);
  const fix = meant ? `did you mean "${meant}"?` : 'name one that systems.yaml makes';
  throw new InputError(`${place}  no asset is called "${name}"  ${fix}`);
}

/** Whether a scan of the asset could have found it: two days after its publication. */
function wasKnown({publishedDate}: DraftRecord, {record}: Asset): boolean {
  return !publishedDate || addDays(String(publishedDate), 2) < String(record.lastSeen);
}

function latest(...dates: unknown[]): string {
  return (
    dates
      .filter((date) => date !== undefined)
      .map(String)
      .toSorted()
      .at(-1) ?? now
  );
}

/** Adds the requests and responses that a web scan used to confirm findings. */
export function addAttackVectors(draft: RecordDrafts): void {
  for (const finding of draft.of('DynamicCodeFinding').filter(({severity}) => severity !== 'Low'))
    draft.add('AttackVector', {
      uid: `${finding.uid}-1`,
      name: `Request to ${finding.path}`,
      request: `GET ${finding.path}?q=%27 HTTP/1.1`,
      response: 'HTTP/1.1 500 Internal Server Error',
      target: finding.id,
    });
}

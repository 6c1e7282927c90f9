import {InputError} from '../../../base/source/input-error';
import type {Input} from '../schema/input';
import {type DraftRecord, fill, ids, type RecordDrafts} from './draft';
import {seen} from './machines';
import {type Random, random} from './random';

type Library = Input['libraries'][number];

/** Adds one package for each flawed library version that repositories still use or hosts still have installed. */
export function addPackages(draft: RecordDrafts, {libraries}: Input): void {
  const chance = random('packages');
  const uidOf = ({type}: DraftRecord) => String(draft.get(String(type)).uid);
  const findings = draft.of('OpenSourceFinding', 'Vulnerability');
  for (const library of libraries) {
    const kind = library.path ? 'Host' : 'CodeRepository';
    const its = findings
      .filter((finding) => library.definitions.includes(uidOf(finding)))
      .filter(({statusCategory}) => statusCategory === 'Open')
      .filter(({targets}) => ids(targets).some((id) => draft.get(id).typeName === kind));
    if (its.length === 0) continue;
    const used = addPackage(draft, library, its, chance);
    draft.reporters.set(used.id, [library.path ? 'tenable' : 'github']);
    for (const finding of its)
      fill(finding, {
        packages: [used.id],
        componentName: library.component,
        currentVersion: library.version,
        fixedVersion: library.fixed[uidOf(finding)]?.[0],
        installPaths: used.installPaths,
        ...(finding.typeName === 'OpenSourceFinding' ? inCode(library, used, chance) : {}),
      });
  }
}

function addPackage(
  draft: RecordDrafts,
  {url, version, path, published, endOfSupport, ...library}: Library,
  findings: readonly DraftRecord[],
  chance: Random,
): DraftRecord {
  const [first] = findings;
  const targets = [...new Set(findings.flatMap((finding) => ids(finding.targets)))];
  const packageUrl = `pkg:${url}@${version}`;
  return draft.add('Package', {
    uid: packageUrl,
    packageUrl,
    name: library.component,
    categories: ['Software package'],
    ecosystem: library.ecosystem,
    vendor: library.vendor,
    licenses: [library.license],
    currentVersion: version,
    outdated: library.definitions.some((uid) => library.fixed[uid]),
    directDependency: !library.through,
    installPaths: path ? [path] : undefined,
    published: published && `${published}T00:00:00Z`,
    endOfSupport: endOfSupport && `${endOfSupport}T00:00:00Z`,
    cpeRecords: first && draft.get(String(first.type)).cpeRecords,
    targets,
    projects: targets.flatMap((id) => projectsOf(draft, draft.get(id))),
    ...seen(chance, 0),
  });
}

function projectsOf(draft: RecordDrafts, {name, typeName}: DraftRecord): string[] {
  if (typeName !== 'CodeRepository') return [];
  return draft.of('CodeProject').flatMap((project) => (project.name === name ? [project.id] : []));
}

/** Returns the details from composition analysis: how the component is included, and whether the flaw is reachable. */
function inCode({component, license, through}: Library, used: DraftRecord, chance: Random) {
  return {
    packageUrl: used.packageUrl,
    directDependency: !through,
    dependencyPaths: through ? [`${through} > ${component}`] : undefined,
    licenses: [license],
    reachable: chance.chance(0.7) ? chance.chance(0.4) : undefined,
  };
}

/** Adds details from package catalogs to the definitions: component, ecosystem, and fixed versions. */
export function describeLibraries(draft: RecordDrafts, {libraries, at}: Input): void {
  for (const definition of draft.of('OpenSourceFindingDefinition')) {
    const uid = String(definition.uid);
    const library = libraries.find(({definitions}) => definitions.includes(uid));
    if (!library) {
      throw new InputError(
        `${at('libraries', [])}  no component has the definition ${uid}  add it to one of them`,
      );
    }
    fill(definition, {
      ecosystem: library.ecosystem,
      componentName: library.component,
      fixedVersions: library.fixed[uid],
      licenseIssue: definition.category === 'License',
    });
  }
}

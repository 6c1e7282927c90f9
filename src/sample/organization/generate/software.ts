import {now} from '../now';
import type {Input} from '../schema/input';
import type {Systems} from '../schema/systems';
import {addDays} from '../scoring/time';
import type {RecordDrafts} from './draft';
import {type Asset, seen} from './machines';
import {slug} from './people';
import {type Random, random} from './random';

/** Adds applications, which have to come before the machines that run them. */
export function addApplications(draft: RecordDrafts, {systems}: Input): Asset[] {
  const chance = random('applications');
  return systems.applications.flatMap(({tags, owner, public: isPublic, tested, names}) =>
    names.map((name) => ({
      record: draft.add('Application', {
        uid: `app-${slug(name)}`,
        name,
        categories: ['Application'],
        tags: systems.personalData.includes(name) ? [...tags, 'pii'] : tags,
        owners: [draft.named('Person', owner).id],
        businessServices: draft
          .of('BusinessService')
          .flatMap((service) => (service.name === name ? [service.id] : [])),
        productionUrl: isPublic ? `https://${slug(name)}.corp.example/` : undefined,
        testUrl: isPublic ? `https://${slug(name)}.test.corp.example/` : undefined,
        ...seen(chance, 0),
      }),
      runs: tested === undefined ? [] : ['app'],
      sources: ['servicenow'],
      tested,
    })),
  );
}

/** Adds projects with their repositories and libraries, and images with their containers. */
export function addCode(draft: RecordDrafts, {systems}: Input): Asset[] {
  const chance = random('code');
  const projects = systems.code.flatMap((each) => addProject(draft, each, chance));
  const platform = {
    tags: ['env:prod', 'unit:parts', 'team:cloud'],
    owners: [draft.named('Person', 'Sam Okafor').id],
  };
  const images = systems.images.map((name, index) => {
    const record = draft.add('ContainerImage', {
      uid: `registry.corp.example/${name}:2025.${12 - (index % 5)}`,
      name,
      os: index % 2 ? 'Debian 12' : 'Alpine Linux 3.20',
      digest: `sha256:${Array.from({length: 8}, () => chance.whole(0x1000, 0xffff).toString(16)).join('')}`,
      registries: ['registry.corp.example'],
      repositories: [name],
      codeRepository: draft.of('CodeRepository').find((each) => each.name === name)?.id,
      categories: ['Container image'],
      ...platform,
      ...seen(chance, 0),
    });
    return {record, runs: ['image'], sources: ['inspector']};
  });
  const hosts = draft.of('Host').filter(({name}) => String(name).startsWith('tele-'));
  const cluster = draft.add('Cluster', {
    uid: 'eks-telematics',
    name: 'eks-telematics',
    categories: ['Kubernetes cluster'],
    ...platform,
    ...seen(chance, 0),
  });
  for (const [index, {record: image}] of [...images, ...images].entries())
    draft.add('Container', {
      uid: `${image.name}-${chance.whole(0x100000, 0xffffff).toString(16)}`,
      name: `${image.name}-${index < images.length ? 'a' : 'b'}`,
      categories: ['Container'],
      tags: platform.tags,
      cloudProvider: 'AWS',
      image: image.id,
      host: chance.pick(hosts).id,
      cluster: cluster.id,
      ...seen(chance, 0),
    });
  return [
    ...projects,
    ...images,
    {record: cluster, runs: ['k8s', 'kubernetes'], sources: ['inspector']},
  ];
}

function addProject(
  draft: RecordDrafts,
  {name, runs, team, application, language, ...is}: Systems['code'][number],
  chance: Random,
): Asset[] {
  const unit = team === 'bank' ? 'unit:bank' : team === 'plant' ? 'OT' : 'unit:parts';
  const common = {
    name,
    tags: ['env:dev', unit, `team:${team}`, ...(is.pci ? ['pci'] : [])],
    applications: [draft.named('Application', application).id],
    owners: [draft.named('Person', team === 'bank' ? 'Ines Duarte' : 'Priya Nair').id],
  };
  const repository = draft.add('CodeRepository', {
    ...common,
    uid: `github.com/larkfield/${name}`,
    categories: ['Code repository'],
    url: `https://github.com/larkfield/${name}`,
    hostingService: 'GitHub',
    defaultBranch: 'main',
    visibility: is.public ? 'Public' : 'Private',
    organization: 'larkfield',
    defaultBranchProtected: !is.unprotected,
    archived: false,
    fork: false,
    secretScanning: team !== 'plant',
    dependencyScanning: true,
    lastCommit: addDays('2025-12-12T15:20:00Z', is.unscanned ? -260 : -chance.whole(0, 40)),
    languages: [language.toLowerCase()],
    summary: language,
    ...seen(chance, 0),
  });
  const project = draft.add('CodeProject', {
    ...common,
    uid: `project-${name}`,
    categories: ['Code project'],
    codeRepository: repository.id,
    languages: [language.toLowerCase()],
    summary: language,
    ...seen(chance, 0),
    lastAssessed: is.unscanned ? addDays(now, -41) : undefined,
  });
  const libraries = runs.filter((run) => run !== 'code');
  return [
    {
      record: project,
      runs: ['code'],
      sources: is.unscanned ? ['fortify', 'servicenow'] : ['fortify'],
    },
    {record: repository, runs: libraries, sources: ['github']},
  ];
}

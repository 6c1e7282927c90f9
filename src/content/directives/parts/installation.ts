import {table} from '../../../base/markdown/nodes';
import {suggest} from '../../../base/text/suggest';
import {installation, product} from '../../../product/facts';
import type {Directive} from '../part';

const {sizes, requirements, connections, files, services, commands, settings} = installation;

/** The header and the rows of each part. */
const tables: Record<keyof typeof installation, [string[], string[][]]> = {
  sizes: [
    [
      'Assets, up to',
      'Open findings, up to',
      'Cores',
      'Memory',
      'Disk',
      'A backup, about',
      'A restore, about',
    ],
    sizes.map(({assets, findings, cores, memory, disk, backup, restore}) => [
      assets,
      findings,
      String(cores),
      memory,
      disk,
      backup,
      restore,
    ]),
  ],
  requirements: [
    ['Requirement', 'What you need'],
    requirements.map(({what, need}) => [what, need]),
  ],
  connections: [
    ['From', 'To', 'Port', 'For'],
    connections.map(({from, to, port, why}) => [from, to, port, why]),
  ],
  files: [
    ['Path', 'Contains', 'In a backup'],
    files.map(({path, holds, inBackup}) => [`\`${path}\``, holds, inBackup ? 'Yes' : 'No']),
  ],
  services: [['Service', 'What it does'], services.map(({unit, does}) => [`\`${unit}\``, does])],
  commands: [
    ['Command', 'What it does'],
    commands.map(({name, does}) => [`\`sudo ${product.slug} ${name}\``, does]),
  ],
  settings: [
    ['Setting', 'Default', "What it's for"],
    settings.map(({name, default: value, about}) => [
      `\`${name}\``,
      value ? `\`${value}\`` : '–',
      about,
    ]),
  ],
};

/** `::installation{of="sizes"}`: one part of what an instance that customers host needs. */
export const installationTable: Directive = ({attributes: {of}}) => {
  const found = tables[of as keyof typeof tables];
  if (!found) throw new Error(`needs a part; ${suggest(of ?? '', Object.keys(tables))}`);
  return table(...found);
};

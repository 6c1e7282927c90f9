import {openMemory} from '../../../base/memory/memory';
import {readFiles} from '../../../base/source/files';
import {InputError} from '../../../base/source/input-error';
import {projectPath} from '../../../base/source/paths';
import {countOf} from '../../../base/text/words';
import {annotate} from '../../annotations/annotate';
import {formatFault} from '../../run';
import {createSite} from '../../site';
import {readAllowed} from './allowed';
import {politeManners} from './ask';
import {checkOutsideLinks} from './check-outside-links';
import {findOutsideLinks} from './find-links';

/**
 * `npm run links` tries every address outside the site that pages link to. `npm run links -- docs/connectors` tries only
 * the links of the pages there. It isn't a part of `npm run check`, because other people's servers decide what it says.
 */
async function main(root: string, names: string[]) {
  const {pages} = createSite(readFiles(root), {memory: openMemory(root, 'checks')});
  const asked = names.map((name) => projectPath(name, root));
  const selected = pages.filter(
    ({path}) =>
      asked.length === 0 || asked.some((name) => path === name || path.startsWith(`${name}/`)),
  );
  if (selected.length === 0)
    throw new InputError(`No page is at "${names[0]}": name pages or folders, such as docs/apis`);
  const links = findOutsideLinks({selected});
  console.log(`Trying ${countOf(links.length, 'outside link')}, which can take some minutes …`);
  const isWhole = names.length === 0;
  const report = await checkOutsideLinks(links, readAllowed(), politeManners, isWhole);

  const faults = report.faults.map(formatFault);
  for (const line of [...report.notes.map(formatFault), ...faults]) console.log(line);
  for (const line of annotate(root, faults)) console.log(line);
  const counts = [
    `${countOf(report.tried, 'outside link')} tried`,
    countOf(report.notes.length, 'note'),
    countOf(report.faults.length, 'fault'),
  ];
  console.log(counts.join(', '));
  process.exitCode = report.faults.length > 0 ? 1 : 0;
}

main(process.cwd(), process.argv.slice(2)).catch((error) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
});

import {InputError} from '../../../base/source/input-error';
import type {Located} from '../../../base/yaml/load';
import {byPlace, type CheckFault} from '../../run';
import {type AllowedAddresses, isAllowedBy} from './allowed';
import type {Manners} from './ask';
import type {OutsideLink} from './find-links';
import type {LinkVerdict} from './try-address';
import {tryAll} from './try-all';

/** What came of trying every address. */
export interface OutsideReport {
  /** Links that lead nowhere, and entries of the list that nothing needs. */
  faults: CheckFault[];
  /** Links that someone has to look at: they moved, or a program can't tell. */
  notes: CheckFault[];
  /** How many addresses were tried. */
  tried: number;
}

/**
 * Tries the addresses outside the site that pages link to.
 *
 * @param links the links of all pages, or of some
 * @param allowed the addresses that aren't tried
 * @param isWhole whether these are the links of all pages, so that an entry without a link isn't needed
 * @throws {InputError} if no host answers, which says more about this machine than about the links
 */
export async function checkOutsideLinks(
  links: OutsideLink[],
  {value: allowed, at}: Located<AllowedAddresses>,
  manners: Manners,
  isWhole: boolean,
): Promise<OutsideReport> {
  const tried = links.filter(({address}) => !allowed.some((entry) => isAllowedBy(entry, address)));
  const verdicts = await tryAll(
    tried.map(({address}) => address),
    manners,
  );
  if (tried.length > 1 && [...verdicts.values()].every((verdict) => 'hasNoAnswer' in verdict)) {
    throw new InputError('No host answers: check the connection of this machine, then try again');
  }
  const unused = allowed.flatMap((entry, index): CheckFault[] => {
    if (!isWhole || links.some(({address}) => isAllowedBy(entry, address))) return [];
    const [file = '', line] = at([index]).split(':');
    const wrong = `no page links to "${entry.address}"`;
    return [{check, file, line: Number(line), wrong, fix: 'delete the entry'}];
  });
  const found = tried.flatMap(({address, places}) => {
    const verdict = verdicts.get(address);
    const said = say(address, verdict);
    return said ? places.map((place) => ({kind: verdict?.kind, check, ...place, ...said})) : [];
  });
  return {
    faults: [...found.filter(({kind}) => kind === 'dead'), ...unused].sort(byPlace),
    notes: found.filter(({kind}) => kind !== 'dead').sort(byPlace),
    tried: tried.length,
  };
}

const check = 'outside-links';

/** What to say about a verdict; nothing if the link works. */
function say(
  address: string,
  verdict: LinkVerdict = {kind: 'fine'},
): Pick<CheckFault, 'wrong' | 'fix'> | undefined {
  if (verdict.kind === 'fine') return undefined;
  if (verdict.kind === 'moved') return {wrong: `${address} has moved`, fix: `write ${verdict.to}`};
  const wrong = `${address} ${verdict.why}`;
  const fix =
    verdict.kind === 'dead'
      ? 'link to the page that replaces it, or say it without a link'
      : 'open it in a browser: if it works there, add it to src/checks/links/outside/allowed.yaml';
  return {wrong, fix};
}

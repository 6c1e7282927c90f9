import type {Udm} from '../../product/udm/udm';
import type {Name} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {aliasFor, modelOf} from '../syntax/foreign/model-names';
import {connectionsBetween} from './connections';
import type {Names} from './names';
import {printWay, waysBetween} from './ways';

/** Says that models have no such attribute. */
export const lacking = (attribute: string, models: readonly string[]): string =>
  `${models.join(' and ')} ${models.length > 1 ? 'have' : 'has'} no attribute "${attribute}".`;

/**
 * Catches a related model that's written like an attribute: `h.vulnerabilities.riskRating`.
 *
 * @param isAbsent whether records without a related record are wanted
 */
export function modelAsAttribute(
  name: Name,
  next: Name | undefined,
  models: readonly string[],
  udm: Udm,
  isAbsent = false,
): Fault | undefined {
  const meant = modelOf(name.text);
  const [connection] = udm.find(meant) ? connectionsBetween([...models], [meant], udm) : [];
  if (!connection) return undefined;
  const alias = aliasFor(meant);
  if (isAbsent && !next)
    return faultAt(
      name,
      `${lacking(name.text, models)} To find records without a related record, write THAT NOT ${connection.verb} ${meant}.`,
    );
  const then = next ? `, and then write ${alias}.${next.text}` : '';
  return faultAt(
    name,
    `${lacking(name.text, models)} Follow the relationship: THAT ${connection.verb} ${meant} AS ${alias}${then}.`,
  );
}

/**
 * Catches a model that other models lie before, and that's written like an attribute: `businessUnit`.
 *
 * @returns undefined if a name isn't a model's, or if no way leads to it
 */
export function modelBehindOthers(
  {text, ...range}: Name,
  next: Name | undefined,
  models: readonly string[],
  {udm, records}: Pick<Names, 'udm' | 'records'>,
): Fault | undefined {
  const meant = modelOf(text);
  const [way] = udm.find(meant) ? waysBetween([...models], [meant], udm, records) : [];
  if (!way) return undefined;
  const alias = aliasFor(meant);
  return faultAt(
    range,
    `${lacking(text, models)} Follow relationships: ${printWay(way)} AS ${alias}, and then write ${alias}.${next?.text ?? 'name'}.`,
  );
}

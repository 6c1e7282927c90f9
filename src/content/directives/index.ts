/// <reference types="remark-directive" />
import type {
  Nodes,
  Parent,
  PhrasingContentMap,
  Root,
  RootContent,
  RootContentMap,
  Text,
} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {textIn} from '../../base/languages/texts';
import {InputError} from '../../base/source/input-error';
import {projectPath} from '../../base/source/paths';
import {languageOf} from '../../product/page-files/translation';
import {factOf} from './facts';
import type {Directive, DirectiveContext} from './part';
import {allLimits} from './parts/all-limits';
import {bqlFunctions} from './parts/bql-functions';
import {bqlKeywords} from './parts/bql-keywords';
import {bqlOperators} from './parts/bql-operators';
import {bqlSyntax} from './parts/bql-syntax';
import {calculator} from './parts/calculator';
import {connectErrors} from './parts/connect-errors';
import {connectLimits} from './parts/connect-limits';
import {connectOperationPart} from './parts/connect-operation';
import {connectOperationsTable} from './parts/connect-operations';
import {connectSchemaTable} from './parts/connect-schema';
import {connectorAttributes} from './parts/connector-attributes';
import {connectorChangelog} from './parts/connector-changelog';
import {connectorComparison} from './parts/connector-comparison';
import {connectorDirectory} from './parts/connector-directory';
import {connectorFacts} from './parts/connector-facts';
import {connectorHosts} from './parts/connector-hosts';
import {connectorModels} from './parts/connector-models';
import {connectorReleases} from './parts/connector-releases';
import {connectorErrors, errors} from './parts/errors';
import {eventsTable} from './parts/events';
import {exerciseList} from './parts/exercises';
import {formFields} from './parts/form';
import {glossary} from './parts/glossary';
import {graphqlArguments} from './parts/graphql-arguments';
import {graphqlTypes} from './parts/graphql-types';
import {installationTable} from './parts/installation';
import {limitsTable} from './parts/limits';
import {menuAccess} from './parts/menu-access';
import {modelAttributes} from './parts/model-attributes';
import {modelDiagram} from './parts/model-diagram';
import {modelFacts} from './parts/model-facts';
import {modelRelationships} from './parts/model-relationships';
import {outboundAddresses} from './parts/outbound-addresses';
import {ownerStatement} from './parts/owner-statement';
import {permissionsTable} from './parts/permissions';
import {platformOperationPart} from './parts/platform-operation';
import {platformReleases} from './parts/platform-releases';
import {releaseBadge} from './parts/release-badge';
import {releaseChanges} from './parts/release-changes';
import {releaseComparison} from './parts/release-comparison';
import {releaseDate} from './parts/release-date';
import {releasesPart} from './parts/releases';
import {retentionTable} from './parts/retention';
import {riskFactors} from './parts/risk-factors';
import {riskRatings} from './parts/risk-ratings';
import {rolesTable} from './parts/roles';
import {screen} from './parts/screen';
import {slaDefinitions} from './parts/sla-definitions';
import {statusesTable} from './parts/statuses';
import {tlsVersions} from './parts/tls-versions';
import {udmAttributes} from './parts/udm-attributes';
import {udmModels} from './parts/udm-models';

type LeafDirective = RootContentMap['leafDirective'];
type TextDirective = PhrasingContentMap['textDirective'];

/** Every derived part, by directive name. */
export const parts: Record<string, Directive> = {
  'agent-release': releaseDate('agent'),
  'all-limits': allLimits,
  'bql-functions': bqlFunctions,
  'bql-keywords': bqlKeywords,
  'bql-operators': bqlOperators,
  'bql-syntax': bqlSyntax,
  calculator,
  'connect-errors': connectErrors,
  'connect-limits': connectLimits,
  'connect-operation': connectOperationPart,
  'connect-operations': connectOperationsTable,
  'connect-release': releaseDate('connect'),
  'connect-schema': connectSchemaTable,
  'connector-attributes': connectorAttributes,
  'connector-changelog': connectorChangelog,
  'connector-comparison': connectorComparison,
  'connector-directory': connectorDirectory,
  'connector-errors': connectorErrors,
  'connector-facts': connectorFacts,
  'connector-hosts': connectorHosts,
  'connector-models': connectorModels,
  'connector-releases': connectorReleases,
  deprecated: releaseBadge('deprecated'),
  errors,
  events: eventsTable,
  exercises: exerciseList,
  form: formFields,
  glossary,
  'graphql-arguments': graphqlArguments,
  'graphql-types': graphqlTypes,
  installation: installationTable,
  limits: limitsTable,
  'menu-access': menuAccess,
  'model-attributes': modelAttributes,
  'model-diagram': modelDiagram,
  'model-facts': modelFacts,
  'model-relationships': modelRelationships,
  'owner-statement': ownerStatement,
  'outbound-addresses': outboundAddresses,
  permissions: permissionsTable,
  'platform-operation': platformOperationPart,
  'platform-release': releaseDate('platform'),
  'platform-releases': platformReleases,
  'release-changes': releaseChanges,
  'release-comparison': releaseComparison,
  releases: releasesPart,
  retired: releaseBadge('retired'),
  retention: retentionTable,
  'risk-factors': riskFactors,
  'risk-ratings': riskRatings,
  roles: rolesTable,
  screen,
  since: releaseBadge('since'),
  'sla-definitions': slaDefinitions,
  statuses: statusesTable,
  'tls-versions': tlsVersions,
  'udm-attributes': udmAttributes,
  'udm-models': udmModels,
};

/**
 * A remark plugin that replaces each `::part` with ordinary Markdown nodes, and each fact with its text, so that links,
 * headings, and search include them.
 *
 * If some parts fail, it still expands the others, then throws an {@link AggregateError} with one message for each
 * failure.
 */
export default function derivedParts() {
  return (tree: Root, file: VFile) => {
    const byName = attributesByName(tree);
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const faults: Error[] = [];
    replaceIn(tree, (node) =>
      orFault(faults, file, node, () => {
        if (node.type === 'textDirective') return factNodes(node);
        const attributes = node.attributes ?? {};
        return parts[node.name]?.({
          attributes,
          onPage: byName[node.name] ?? [],
          byName,
          frontMatter,
          say: (text, values) => textIn(languageOf(projectPath(file.path)), text, values),
        });
      }),
    );
    if (faults.length > 0)
      throw new AggregateError(faults, faults.map(({message}) => message).join('\n'));
  };
}

/** Puts nodes into the place of each directive that stands for some. */
function replaceIn(
  parent: Parent,
  nodesFor: (node: LeafDirective | TextDirective) => RootContent[] | undefined,
) {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index];
    const nodes = node && isDirective(node) ? nodesFor(node) : undefined;
    if (nodes) {
      parent.children.splice(index, 1, ...nodes);
      index += nodes.length - 1;
    } else if (node && 'children' in node) replaceIn(node, nodesFor);
  }
}

const isDirective = (node: Nodes): node is LeafDirective | TextDirective =>
  node.type === 'leafDirective' || node.type === 'textDirective';

/** A fact keeps its directive's position, so that checks treat it as text by the writer. */
function factNodes(node: TextDirective): Text[] | undefined {
  const value = factOf(node);
  if (value === undefined) return undefined;
  return [{type: 'text', value, position: node.position, data: {isFact: true}}];
}

declare module 'mdast' {
  interface TextData {
    /** Whether the text came from product data through a directive. */
    isFact?: boolean;
  }
}

/** Makes nodes. Reports a failure at the directive's line, and continues with the page's other directives. */
function orFault<T>(
  faults: Error[],
  {path}: VFile,
  {type, name, position}: LeafDirective | TextDirective,
  make: () => T,
): T | undefined {
  try {
    return make();
  } catch (error) {
    // A fault in the data names its own file. It isn't a fault of this page.
    if (error instanceof InputError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const colons = type === 'textDirective' ? ':' : '::';
    faults.push(new Error(`${path}:${position?.start.line}  ${colons}${name} ${reason}`));
    return undefined;
  }
}

/** Returns the attributes of every directive on a page, by directive name. */
function attributesByName(tree: Root): Record<string, DirectiveContext['onPage']> {
  const found: Record<string, DirectiveContext['onPage']> = {};
  visit(tree, 'leafDirective', ({name, attributes}) => {
    found[name] = [...(found[name] ?? []), attributes ?? {}];
  });
  return found;
}

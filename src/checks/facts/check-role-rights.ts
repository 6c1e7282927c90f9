import type {Paragraph, PhrasingContent, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {permissions, type Role, roles} from '../../product/facts';
import {onEachPage, type Report} from '../check';
import {textBeside} from '../language/prose';
import type {CheckedPage} from '../page';
import {readTable} from '../structure/tables';
import {rolesBeside} from './named-roles';

/**
 * Checks that sentences and tables say about a role what the role can do: its permissions, and whether it shows every
 * record, or none on its own.
 */
export const checkRoleRights = onEachPage((page, report) => {
  for (const block of page.written('paragraph', 'tableCell')) {
    checkPermissions(block, report);
    checkRecords(block, report);
  }
  checkTables(page, report);
});

const roleNamed = (node: PhrasingContent | undefined): Role | undefined =>
  node?.type === 'strong' ? roles.find(({name}) => name === textOf(node)) : undefined;

/** Matches the text between a permission and the roles that are said to have it. */
const isWith =
  /^( permissions?)?( as well)?(, which (only )?the | (is|are) with the | with the |, with the | belongs? to the |: the )$/;
/** Matches the text between roles and a permission that they are said to have. */
const has = /^ roles? (alone )?(has|have|includes?|gives?|brings?) (the permissions? )?$/;

/** Checks permissions in sentences: "**Create ad hoc tickets**, which the **Risk owner** role has". */
function checkPermissions({children}: Paragraph | TableCell, report: Report) {
  for (const [index, node] of children.entries()) {
    const permission = textOf(node);
    if (node.type !== 'strong' || !permissionNamed(permission)) continue;
    for (const each of rolesBeside(children, index, {behind: isWith, before: has})) {
      const role = roleNamed(each);
      if (role && !can(role, permission))
        report(
          each,
          `the "${role.name}" role doesn't have "${permission}"`,
          rolesThatCan(permission),
        );
    }
  }
}

const permissionNamed = (title: string) => permissions.find(({name}) => name === title);

const can = (role: Role, permission: string) =>
  permissionNamed(permission)?.roles.includes(role.name) ?? false;

const rolesThatCan = (permission: string) =>
  `name one of the roles that do: ${permissionNamed(permission)?.roles.join(', ')}`;

const all =
  /^ roles?,? (?:you |they )?(?:(?:see|show|read|export|find)s? )?(?:all|every) records?\b(?! (?:of|in|from|that|which|they|your|with)\b)/;
const none = /^(?: roles?)?(?: alone)?,? (?:shows|sees|show|see) (?:none|no records)\b/;

/**
 * Checks what sentences say about records: "The **Administrator** role reads every record", "the **Configurator**
 * role alone shows none".
 */
function checkRecords({children}: Paragraph | TableCell, report: Report) {
  for (const [index, node] of children.entries()) {
    const role = roleNamed(node);
    const after = textBeside(children[index + 1]);
    if (!role) continue;
    if (all.test(after) && role.data !== 'all')
      report(
        node,
        `the "${role.name}" role doesn't show every record`,
        `only these roles do: ${withData('all')}`,
      );
    if (none.test(after) && role.data !== 'none')
      report(
        node,
        `the "${role.name}" role shows records`,
        `only these roles don't: ${withData('none')}`,
      );
  }
}

const withData = (data: Role['data']) =>
  roles
    .filter((role) => role.data === data)
    .map(({name}) => name)
    .join(', ');

/**
 * Checks tables with a row for each role and columns whose titles are the first word of a permission, such as
 * "Submits", with "Yes" or "No" in the cells.
 */
function checkTables(page: CheckedPage, report: Report) {
  for (const table of page.written('table')) {
    const {columns, rows} = readTable(table);
    for (const row of rows) {
      const [first] = row.get(columns[0] ?? '')?.children ?? [];
      const role = roleNamed(first);
      if (!role) continue;
      for (const column of columns.slice(1)) {
        const permission = permissionHeaded(column);
        const cell = row.get(column);
        const [answer] = /^(Yes|No)\b/.exec(cell ? textOf(cell) : '') ?? [];
        if (!permission || !cell || !answer || can(role, permission) === (answer === 'Yes'))
          continue;
        report(
          cell,
          `"${answer}" is wrong for the "${role.name}" role and "${permission}"`,
          rolesThatCan(permission),
        );
      }
    }
  }
}

/** The only permission that begins with the verb in a column's title: "Submits", "May submit". */
function permissionHeaded(title: string): string | undefined {
  const verb = title
    .toLowerCase()
    .replace(/^(may|can) /, '')
    .replace(/s$/, '');
  const found = permissions.filter(({name}) => `${name.toLowerCase()} `.startsWith(`${verb} `));
  return found.length === 1 ? found[0]?.name : undefined;
}

import {existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError} from '../../src/base/source/input-error';

const named = {
  file: z.string(),
  /** What's broken. */
  kind: z.string(),
};

const faultsSchema = z.array(
  z.union([
    z.strictObject({...named, find: z.string().min(1), replace: z.string()}),
    z.strictObject({...named, op: z.literal('delete')}),
    z.strictObject({...named, op: z.literal('create'), content: z.string()}),
    /** In hexadecimal. */
    z.strictObject({...named, op: z.literal('append-bytes'), content: z.string()}),
    /** To a path from the root. */
    z.strictObject({...named, op: z.literal('rename'), to: z.string()}),
    /** To a path from the file's folder. */
    z.strictObject({...named, op: z.literal('symlink'), to: z.string()}),
  ]),
);

/** A fault in a project's files, in its text or in the file itself. */
export type DataFault = z.output<typeof faultsSchema>[number];

/**
 * Reads faults that people wrote.
 *
 * @param file a JSON list
 * @param root the project's root
 * @throws {InputError} with a line for each fault that doesn't fit the project's files
 */
export function readDataFaults(file: string, root: string): DataFault[] {
  const faults = faultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const misfits = faults.flatMap((fault, index) => {
    const wrong = misfitOf(fault, root);
    return wrong ? [`${file}: case ${index + 1} ${wrong}`] : [];
  });
  if (misfits.length > 0) throw new InputError(misfits.join('\n'));
  return faults;
}

function misfitOf(fault: DataFault, root: string): string | undefined {
  const target = path.join(root, fault.file);
  if ('op' in fault && fault.op === 'create')
    return existsSync(target) ? `creates ${fault.file}, which exists` : undefined;
  if (!existsSync(target)) return `is about ${fault.file}, which doesn't exist`;
  if ('op' in fault) return undefined;
  const times = readFileSync(target, 'utf8').split(fault.find).length - 1;
  return times === 1 ? undefined : `finds its text ${times} times in ${fault.file}`;
}

/**
 * Makes a fault.
 *
 * @param root of a copy of the project
 * @returns a function that undoes it
 */
export function makeFault(fault: DataFault, root: string): () => void {
  const target = path.join(root, fault.file);
  const before = existsSync(target) ? readFileSync(target) : undefined;
  const added = 'op' in fault && fault.op === 'rename' ? path.join(root, fault.to) : undefined;
  if (!('op' in fault))
    writeFileSync(
      target,
      String(before).replace(fault.find, () => fault.replace),
    );
  else if (fault.op === 'create') writeFileSync(target, fault.content);
  else if (fault.op === 'append-bytes')
    writeFileSync(target, Buffer.from(fault.content, 'hex'), {flag: 'a'});
  else if (added) renameSync(target, added);
  else {
    rmSync(target);
    if (fault.op === 'symlink') symlinkSync(fault.to, target);
  }
  return () => {
    for (const file of [target, added]) if (file) rmSync(file, {force: true});
    if (before) writeFileSync(target, before);
  };
}

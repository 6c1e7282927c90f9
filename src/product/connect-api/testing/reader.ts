import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code} from 'mdast';
import {installFromDebian} from '../../../../e2e/support/debian';
import {readPage} from '../../../checks/page';
import type {ConnectRole} from '../schema';
import type {Options} from './api';
import {startConnect, type TestServer} from './server';

/** The channel used on the pages. */
export const channel = 'pentest-reports';

/** Returns the code fences that writers put on a page, in order. */
export const fencesOf = (file: string): Code[] => [
  ...readPage(file, readFileSync(file, 'utf8')).written('code'),
];

/** Returns the programs that are missing from this machine and can't be installed. Each name is a Debian package. */
export function missing(names: string[]): string[] {
  const absent = () => names.filter((name) => spawnSync(name, ['--version']).status !== 0);
  if (absent().length > 0) installFromDebian(absent());
  return absent();
}

/** Returns the file name of a fence that's a file. */
export const fileNameOf = ({meta}: Code): string | undefined =>
  /\btitle="([\w-]+\.\w+)"/.exec(meta ?? '')?.[1];

/** A simulated reader who follows a page, with a folder, a shell, and a server. */
export interface Reader {
  server: TestServer;
  /** Writes a fence's file into the folder. Ignores a fence that isn't a file. */
  save: (fence: Code) => void;
  /** Runs a command in the folder. It failed if its exit status isn't 0. */
  type: (command: string) => Promise<{output: string; errors: string; failed: boolean}>;
  /** Reads a file from the folder. */
  read: (name: string) => string;
  leave: () => Promise<void>;
}

/** @param options the server's other settings; `role` is the role of the reader's credentials */
export async function startReader({
  role = 'INGRESS',
  ...options
}: {role?: ConnectRole} & Partial<Options> = {}): Promise<Reader> {
  const folder = mkdtempSync(path.join(tmpdir(), 'connect-reader-'));
  const server = await startConnect({
    // The password is the placeholder that readers replace on the pages.
    credentials: [{username: 'pentest-import', password: '<password>', role}],
    channels: [channel],
    ...options,
  });
  const env = {...process.env, CONNECT_URL: server.url, CONNECT_CHANNEL: channel};
  return {
    server,
    save: (fence) => {
      const name = fileNameOf(fence);
      if (name) writeFileSync(path.join(folder, name), `${fence.value}\n`);
    },
    type: (command) =>
      new Promise((resolve) => {
        execFile('bash', ['-c', command], {cwd: folder, env}, (error, output, errors) =>
          resolve({output, errors, failed: error !== null}),
        );
      }),
    read: (name) => readFileSync(path.join(folder, name), 'utf8'),
    leave: async () => {
      await server.close();
      rmSync(folder, {recursive: true});
    },
  };
}

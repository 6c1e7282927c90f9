import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {type IncomingHttpHeaders, request} from 'node:http';
import type {Readable} from 'node:stream';
import {buffer, text} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';

/** A running nginx. */
export interface RunningNginx {
  /** Requests a path exactly as written. */
  ask(path: string, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
}

interface Answer {
  status?: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Where a server listens: a port of this machine, or a socket's file, which no other program can have taken. */
type Place = {port: number} | {socketPath: string};

/**
 * Starts nginx and waits until it answers.
 *
 * @param command the program and its arguments, with `daemon off` in its configuration
 * @param user who runs it; by default, whoever runs this
 * @throws {Error} with what nginx says, if it ends
 */
export async function runNginx(
  [program = '', ...args]: string[],
  place: Place,
  user: {uid?: number; gid?: number} = {},
): Promise<RunningNginx> {
  const child = spawn(program, args, {stdio: ['ignore', 'ignore', 'pipe'], ...user});
  const said = text(child.stderr as Readable);
  const ask: RunningNginx['ask'] = async (path, headers = {}) => {
    const [answer] = await once(request({...place, path, headers, agent: false}).end(), 'response');
    return {status: answer.statusCode, headers: answer.headers, body: await buffer(answer)};
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${await said}`);
    try {
      await ask('/');
      return {ask, stop: () => stop(child)};
    } catch {
      // It isn't listening yet.
      await setTimeout(20);
    }
  }
}

async function stop(child: ChildProcess) {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

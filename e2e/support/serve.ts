import {spawn} from 'node:child_process';
import {findNginx, nginxArguments, plainServer} from './nginx';

/** `tsx e2e/support/serve.ts build 4300`: serves a build as in production, or without nginx, as closely as possible. */
const [folder = 'build', port = '4300'] = process.argv.slice(2);
const nginx = findNginx();

const [command, args] = nginx
  ? [nginx, nginxArguments(folder, plainServer(folder, port))]
  : ['npx', ['docusaurus', 'serve', '--no-open', '--dir', folder, '--port', port]];

const server = spawn(command, args, {stdio: 'inherit'});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

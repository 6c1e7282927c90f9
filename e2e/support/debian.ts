import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Installs Debian packages if possible (as root). Returns whether they're installed. */
export function installFromDebian(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing from Debian: ${packages.join(', ')}`);
  return (
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', ...packages])
  );
}

/** Runs a command. Returns whether it succeeded. */
export function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * The script that lists the names of all other scripts, or of shards that list them (src/docusaurus/route-shards). Its
 * name changes with every deployment that changes a script.
 */
const runtime = /\/(runtime~main\.\w+\.js)$/;

/** The build that a page was loaded from. */
export interface Build {
  /** File name of the build's runtime script. */
  name: string;
  /** Address of the site's home page. */
  home: string;
}

/**
 * Returns the build that this page was loaded from; `undefined` before its scripts have started, and in `npm start`.
 */
export function runningBuild(): Build | undefined {
  for (const {src} of document.scripts) {
    const name = runtime.exec(src)?.[1];
    if (name) return {name, home: new URL('../../', src).href};
  }
  return undefined;
}

/** A server that takes longer than this to respond counts as unreachable. In milliseconds. */
const patience = 5000;

/** Whether the server has a different build by now. Returns `false` if the server can't be reached. */
export async function isOutdated({name, home}: Build): Promise<boolean> {
  try {
    const answer = await fetch(home, {cache: 'no-cache', signal: AbortSignal.timeout(patience)});
    return answer.ok && !(await answer.text()).includes(name);
  } catch {
    return false;
  }
}

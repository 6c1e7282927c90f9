/** The script that knows the names of all others: it is another one after every deployment that changed a script. */
const runtime = /\/(runtime~main\.\w+\.js)$/;

/** The build that a page runs. */
export interface Build {
  /** File name of its runtime. */
  name: string;
  /** Address of the site's home page. */
  home: string;
}

/** The build that this page runs; nothing before its scripts have started, and in `npm start`. */
export function runningBuild(): Build | undefined {
  for (const {src} of document.scripts) {
    const name = runtime.exec(src)?.[1];
    if (name) return {name, home: new URL('../../', src).href};
  }
  return undefined;
}

/** A server that takes longer to answer is as good as out of reach, in milliseconds. */
const patience = 5000;

/** Whether the server has another build by now. Where it can't be asked, that isn't known: no. */
export async function isOutdated({name, home}: Build): Promise<boolean> {
  try {
    const answer = await fetch(home, {cache: 'no-cache', signal: AbortSignal.timeout(patience)});
    return answer.ok && !(await answer.text()).includes(name);
  } catch {
    return false;
  }
}

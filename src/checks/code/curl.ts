import type {ShellCommand, ShellWord} from './shell-words';

/** What a `curl` command sends. */
export interface CurlRequest {
  /** Words that can be the address. */
  addresses: ShellWord[];
  /** Undefined if the options come from a variable. */
  method: string | undefined;
  headers: {name: string; value: string; offset: number}[];
  /** The body, if the command contains it. */
  body?: ShellWord;
  /** `--json` sets the headers itself. */
  isJson: boolean;
  /** Names of the parameters that options add to the address. */
  query: string[];
}

/** Short options that take a value, each with the name of its long form. */
const short: Record<string, string> = {
  X: 'request',
  H: 'header',
  d: 'data',
  F: 'form',
  T: 'upload-file',
  u: 'user',
  o: 'output',
  w: 'write-out',
  m: 'max-time',
  x: 'proxy',
  A: 'user-agent',
  e: 'referer',
  b: 'cookie',
  c: 'cookie-jar',
  E: 'cert',
  K: 'config',
  D: 'dump-header',
};

/** Long options that take a value and don't have a short form. */
const long = [
  'json',
  'data-raw',
  'data-binary',
  'data-ascii',
  'data-urlencode',
  'url',
  'retry',
  'retry-delay',
  'retry-max-time',
  'connect-timeout',
  'cacert',
  'key',
  'resolve',
];

const takesValue = new Set([...Object.values(short), ...long]);

/** Reads a `curl` command. Returns undefined for any other command. */
export function curlOf({words, input}: ShellCommand): CurlRequest | undefined {
  const at = words.findIndex(({text}) => text === 'curl');
  // Only variables and words such as `if` and `sudo` can come before it.
  if (
    at < 0 ||
    words.slice(0, at).some(({text}) => !/^\w+=|^(?:!|if|then|do|while|sudo|time|else)$/.test(text))
  )
    return undefined;
  const options = optionsOf(words.slice(at + 1));
  const all = (...names: string[]) =>
    options.flatMap((each) => (names.includes(each.name) ? [each] : []));
  const has = (name: string) => options.some((each) => each.name === name);
  const data = all('data', 'data-raw', 'data-binary', 'data-ascii', 'json');
  const isGet = has('get') || has('G');
  const sendsBody = data.length > 0 || has('data-urlencode') || has('form');
  const given = all('request').at(-1)?.value?.text;
  const isOpen = words.some(({text}) => /^\$(?:[@*]|\{?\w+\[@\]\}?)/.test(text));
  const implied = has('head') || has('I') ? 'HEAD' : isGet || !sendsBody ? 'GET' : 'POST';
  const first = data[0]?.value;
  return {
    addresses: options.flatMap(({name, value}) =>
      value && (name === '' || name === 'url') ? [value] : [],
    ),
    method: given ?? (isOpen ? undefined : implied),
    headers: all('header').flatMap(({value}) => {
      const [, name = '', text = ''] = /^([\w-]+)\s*:\s*(.*)$/s.exec(value?.text ?? '') ?? [];
      return value && name ? [{name, value: text, offset: value.offset}] : [];
    }),
    body:
      first?.text === '@-'
        ? input
        : first && !first.text.startsWith('@') && !isGet
          ? first
          : undefined,
    isJson: has('json'),
    query: isGet
      ? all('data', 'data-urlencode').flatMap(
          ({value}) => /^(\w+)=/.exec(value?.text ?? '')?.[1] ?? [],
        )
      : [],
  };
}

/** An option. A word that isn't an option has an empty name. */
interface Option {
  name: string;
  value?: ShellWord;
}

function optionsOf(words: ShellWord[]): Option[] {
  const options: Option[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const [, name = ''] = /^--([\w-]+)$/.exec(word.text) ?? [];
    if (name) {
      const value = takesValue.has(name) ? words[++at] : undefined;
      options.push({name, value});
    } else if (/^-\w/.test(word.text)) {
      // `-sSXPOST` is `-s -S -X POST`.
      for (let letter = 1; letter < word.text.length; letter += 1) {
        const sign = word.text[letter] ?? '';
        const full = short[sign];
        if (!full) {
          options.push({name: sign});
          continue;
        }
        const rest = word.text.slice(letter + 1);
        options.push({name: full, value: rest ? {...word, text: rest} : words[++at]});
        break;
      }
    } else options.push({name: '', value: word});
  }
  return options;
}

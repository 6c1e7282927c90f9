/** A word of a command without its quotes. `$NAME` isn't expanded. */
export interface ShellWord {
  text: string;
  /** The position in the script where it begins. */
  offset: number;
}

/** A simple command. */
export interface ShellCommand {
  words: ShellWord[];
  /** The text of a heredoc such as `<<'JSON'`, or the word after `<<<`. */
  input?: ShellWord;
}

/**
 * Finds the simple commands of a shell script, including commands in `$(…)`: enough to read a command's parameters,
 * not to run it. In the word that contains it, a substitution stays `$(…)`.
 */
export function shellCommands(script: string): ShellCommand[] {
  return new Reader(script).read();
}

/** Characters that end a word. */
const ends = /[\s;|&()<>]/;

class Reader {
  readonly #script: string;
  readonly #commands: ShellCommand[] = [];
  #at = 0;
  /** Heredocs whose text begins after this line. */
  #waiting: {end: string; command: ShellCommand}[] = [];

  constructor(script: string) {
    this.#script = script;
  }

  read(): ShellCommand[] {
    while (this.#at < this.#script.length) {
      this.#list();
      this.#at += 1;
    }
    return this.#commands;
  }

  /** Reads commands up to an unmatched `)`. */
  #list(): void {
    let command: ShellCommand = {words: []};
    const next = () => {
      if (command.words.length > 0) this.#commands.push(command);
      command = {words: []};
    };
    let depth = 0;
    for (; this.#at < this.#script.length; ) {
      const rest = this.#script.slice(this.#at, this.#at + 3);
      const [sign = ''] = rest;
      if (sign === ')' && depth === 0) break;
      if (sign === '\n') {
        next();
        this.#at += 1;
        this.#heredocs();
      } else if (rest.startsWith('\\\n')) this.#at += 2;
      else if (/\s/.test(sign)) this.#at += 1;
      else if (sign === '#') this.#at = this.#endOfLine();
      else if (rest.startsWith('<<')) this.#input(command, rest);
      else if (sign === '<' || sign === '>') this.#at += 1;
      else if (/[;|&()]/.test(sign)) {
        if (sign === '(') depth += 1;
        // The `)` after a `case` pattern doesn't close anything, not even in `$(…)`.
        if (sign === ')') depth -= 1;
        next();
        this.#at += 1;
      } else command.words.push(this.#word());
    }
    next();
  }

  #input(command: ShellCommand, rest: string): void {
    if (rest === '<<<') {
      this.#at += 3;
      while (/[ \t]/.test(this.#script[this.#at] ?? '')) this.#at += 1;
      command.input = this.#word();
      return;
    }
    const [whole = '<<', end = ''] =
      /^<<-?\s*['"]?(\w+)['"]?/.exec(this.#script.slice(this.#at)) ?? [];
    this.#at += whole.length;
    this.#waiting.push({end, command});
  }

  #heredocs(): void {
    for (const {end, command} of this.#waiting) {
      const offset = this.#at;
      const found = new RegExp(`^\\s*${end}$`, 'm').exec(this.#script.slice(offset));
      const length = found?.index ?? this.#script.length - offset;
      command.input = {text: this.#script.slice(offset, offset + length), offset};
      this.#at = offset + length + (found?.[0].length ?? 0);
    }
    this.#waiting = [];
  }

  #word(): ShellWord {
    const offset = this.#at;
    let text = '';
    for (; this.#at < this.#script.length; ) {
      const sign = this.#script[this.#at] ?? '';
      if (ends.test(sign)) break;
      if (sign === "'") text += this.#single();
      else if (sign === '"') text += this.#double();
      else text += this.#plain();
    }
    // Skip a character that no word can begin with, so that the loop always advances.
    if (this.#at === offset) this.#at += 1;
    return {text, offset};
  }

  #single(): string {
    const from = this.#at + 1;
    const end = this.#script.indexOf("'", from);
    this.#at = end < 0 ? this.#script.length : end + 1;
    return this.#script.slice(from, end < 0 ? undefined : end);
  }

  #double(): string {
    let text = '';
    this.#at += 1;
    for (; this.#at < this.#script.length && this.#script[this.#at] !== '"'; ) {
      const [sign = '', after = ''] = this.#script.slice(this.#at, this.#at + 2);
      if (sign === '\\' && /["\\$`\n]/.test(after)) {
        text += after === '\n' ? '' : after;
        this.#at += 2;
      } else text += this.#plain();
    }
    this.#at += 1;
    return text;
  }

  /** A character, or a substitution. */
  #plain(): string {
    const rest = this.#script.slice(this.#at, this.#at + 2);
    if (rest === '$(') {
      const from = this.#at;
      this.#at += 2;
      this.#list();
      this.#at += 1;
      return this.#script.slice(from, this.#at);
    }
    if (rest === '${') {
      const end = this.#script.indexOf('}', this.#at);
      const from = this.#at;
      this.#at = end < 0 ? this.#script.length : end + 1;
      return this.#script.slice(from, this.#at);
    }
    if (rest[0] === '\\') {
      this.#at += 2;
      return rest[1] === '\n' ? '' : (rest[1] ?? '');
    }
    this.#at += 1;
    return rest[0] ?? '';
  }

  #endOfLine(): number {
    const end = this.#script.indexOf('\n', this.#at);
    return end < 0 ? this.#script.length : end;
  }
}

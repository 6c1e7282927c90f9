const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*"/iuy;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.])/iy;

/**
 * Says where text stops being JSON (RFC 8259). `JSON.parse` of Node 20 gives no position for most faults.
 *
 * @returns the line within the text and what stands there, or `undefined` where the text is JSON
 */
export function jsonFault(text: string): {line: number; found: string} | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const offset = faultOffset(text);
    return {
      line: text.slice(0, offset).split('\n').length,
      found: /^\S{1,20}/.exec(text.slice(offset))?.[0] ?? 'the end',
    };
  }
}

/** The offset of the first token that does not fit, by recursive descent. */
function faultOffset(text: string): number {
  let at = 0;
  const eat = (token: RegExp | string): boolean => {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    if (typeof token === 'string') {
      if (!text.startsWith(token, at)) return false;
      at += token.length;
      return true;
    }
    token.lastIndex = at;
    if (!token.test(text)) return false;
    at = token.lastIndex;
    return true;
  };
  const list = (item: () => boolean, close: string): boolean => {
    if (eat(close)) return true;
    do {
      if (!item()) return false;
    } while (eat(','));
    return eat(close);
  };
  const value = (): boolean => {
    if (eat('{')) return list(pair, '}');
    if (eat('[')) return list(value, ']');
    return eat(string) || eat(scalar);
  };
  const pair = () => eat(string) && eat(':') && value();
  value();
  eat('');
  return at;
}

/** More numbers than a reader would look through. */
const mostNumbers = 64;

/**
 * Returns the test for addresses in a range in CIDR notation: `ipAddresses STARTS WITH "10."` for `10.0.0.0/8`.
 *
 * @returns undefined if it isn't such a range, or if the test would be too long
 */
export function testOfRange(path: string, range: string): string | undefined {
  const [, address = '', length = ''] = /^(\d+(?:\.\d+){3})\/(\d+)$/.exec(range.trim()) ?? [];
  const parts = address.split('.').map(Number);
  const bits = Number(length);
  if (parts.length !== 4 || bits < 1 || bits > 32 || parts.some((part) => part > 255))
    return undefined;
  if (bits === 32) return `${path} = "${address}"`;
  const whole = parts.slice(0, Math.floor(bits / 8));
  if (bits % 8 === 0) return `${path} STARTS WITH "${whole.join('.')}."`;
  const many = 2 ** (8 - (bits % 8));
  if (many > mostNumbers) return undefined;
  const part = parts[whole.length] ?? 0;
  const from = part - (part % many);
  const numbers = Array.from({length: many}, (_, index) => from + index);
  const before = whole.map((each) => String.raw`${each}\\.`).join('');
  const after = whole.length < 3 ? String.raw`\\..*` : '';
  return `${path} =~ "${before}(${numbers.join('|')})${after}"`;
}

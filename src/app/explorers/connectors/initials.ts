/** Returns two letters that replace a missing product logo: "TV" for "Tenable Vulnerability Management". */
export function initialsOf(title: string): string {
  const [first = '', second] = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

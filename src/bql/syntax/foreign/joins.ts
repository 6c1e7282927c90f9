/** Whether a WHERE tests an alias for a value, which a record that isn't there doesn't have. */
export function testsAlias(text: string, alias: string): boolean {
  const [where = ''] =
    /\bWHERE\b[\s\S]*?(?=\b(?:RETURN|GROUP|ORDER|WITH|LIMIT)\b|$)/i.exec(text) ?? [];
  const tests = where.split(/\b(?:AND|OR|WHERE)\b/i);
  return tests.some(
    (test) =>
      new RegExp(String.raw`(?<![\w.])${alias}\.\w`).test(test) &&
      !/\bIS\s+NULL\b|\bNOT\s+EXISTS\b/i.test(test),
  );
}

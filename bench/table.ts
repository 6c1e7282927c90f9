/** A Markdown table with text in the first column and numbers in the others. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index === 0 ? '---' : '---:')));
  return `${[line(head), rule, ...rows.map(line)].join('\n')}\n`;
}

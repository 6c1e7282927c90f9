/** Categories of the OWASP Top 10 of 2021 with weaknesses that its lists map to them. */
const categories: Record<string, number[]> = {
  'A01:2021 Broken Access Control': [22, 200, 284, 352, 359, 601, 639],
  'A02:2021 Cryptographic Failures': [319, 326, 327, 330],
  'A03:2021 Injection': [20, 77, 78, 79, 89, 94],
  'A04:2021 Insecure Design': [434, 522, 1021],
  'A05:2021 Security Misconfiguration': [611, 614],
  'A07:2021 Identification and Authentication Failures': [287, 613, 798],
  'A08:2021 Software and Data Integrity Failures': [502],
  'A10:2021 Server-Side Request Forgery (SSRF)': [918],
};

/** The categories of some weaknesses, by their numbers. */
export function owaspOf(weaknesses: readonly number[]): string[] {
  return Object.keys(categories).filter((name) =>
    categories[name]?.some((number) => weaknesses.includes(number)),
  );
}

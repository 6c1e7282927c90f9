import {createHash} from 'node:crypto';
import type {PrintedFault} from './read-fault';

/**
 * Returns the report that makes GitLab show faults in a merge request:
 * https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function gitlabReport(faults: PrintedFault[]): string {
  const seen = new Map<string, number>();
  const entries = faults.map(({file, line, message, check}) => {
    // Without the line, so that a fault stays the same one when text above it changes.
    const same = `${file} ${check} ${message}`;
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    return {
      description: message,
      check_name: check || 'unusable-file',
      fingerprint: createHash('sha1').update(`${same} ${count}`).digest('hex'),
      severity: 'major',
      location: {path: file, lines: {begin: line}},
    };
  });
  return `${JSON.stringify(entries, null, 2)}\n`;
}

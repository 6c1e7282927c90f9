import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, test} from 'vitest';
import {udm} from '../../product/udm';
import {bindQuery} from '../bind/bind';
import {faultsOfQuery} from '../check';
import {parseCondition, parseQuery} from '../syntax/parse';
import {explainCondition, explainQuery} from './explain';

function explain(text: string) {
  const errors = faultsOfQuery(text, udm).filter(({severity}) => severity === 'error');
  expect(errors).toEqual([]);
  const {value} = parseQuery(text);
  if (!value) throw new Error(`cannot be read: ${text}`);
  return explainQuery(bindQuery(value, udm));
}

describe('conditions', () => {
  test.each([
    ['FIND Host', 'Finds all hosts.'],
    ['FIND Host WHERE riskScore > 7.25', 'Finds hosts whose risk score is more than 7.25.'],
    [
      'FIND Host WHERE lastSeen = 2026-01-01',
      'Finds hosts that were last seen on January 1, 2026.',
    ],
    ['FIND Host WHERE NOT riskScore > 7', 'Finds hosts whose risk score is not more than 7.'],
    [
      'FIND Host|Container AS a WHERE a.riskScore >= 7 AND a.riskScore < 9 LIMIT 25',
      'Finds hosts or containers whose risk score is at least 7 and less than 9. Returns at most 25.',
    ],
    [
      'FIND Host WHERE name LIKE "web-*" AND os NOT LIKE "*Windows*" AND name LIKE "a*b"',
      'Finds hosts whose name starts with "web-", whose OS does not contain "Windows", and whose name looks like "a*b", where * is any text.',
    ],
    [
      String.raw`FIND Host WHERE name =~ "^web-\\d{2}$" AND name NOT ENDS WITH "-test"`,
      String.raw`Finds hosts whose name matches the regular expression "^web-\d{2}$" and does not end with "-test".`,
    ],
    [
      'FIND Host WHERE NOT (riskScore > 7 OR internetFacing = true)',
      'Finds hosts whose risk score is not more than 7 and that do not face the internet.',
    ],
    [
      'FIND Host WHERE riskScore != 0 AND tags = "pci" AND tags != "test" AND internetFacing != true AND owners EXISTS AND description IS NULL',
      'Finds hosts whose risk score is not 0, whose tags include "pci" and do not include "test", that do not face the internet, that have owners, and that have no description.',
    ],
    [
      'FIND Host WHERE riskRating >= "High" AND (lastSeen IN LAST 1 day OR lastAssessed IN LAST 2 weeks) AND owners.department = "Finance"',
      'Finds hosts whose risk rating is High or higher and that have an owner whose department is "Finance", and for which either they were last seen in the last day or they were last assessed in the last 2 weeks.',
    ],
    [
      'FIND Violation WHERE targets.tags CONTAINS ALL ["pci", "OT"]',
      'Finds violations that have a target whose tags include "pci" and a target whose tags include "OT".',
    ],
    [
      'FIND Violation WHERE NOT targets.tags CONTAINS ALL ["pci", "OT"] AND targets.os CONTAINS ALL ["a", "b", "c"]',
      'Finds violations that do not have both a target whose tags include "pci" and a target whose tags include "OT" and that have a target whose OS contains "a", a target whose OS contains "b", and a target whose OS contains "c".',
    ],
    [
      'FIND Host WHERE tags CONTAINS ALL ["pci", "pii"] AND hostnames NOT CONTAINS ANY ["a", "b", "c"] AND osFamily NOT IN ["Unix", "Other"]',
      'Finds hosts whose tags include both "pci" and "pii", whose hostnames include none of "a", "b", and "c", and whose OS family is neither Unix nor Other.',
    ],
    [
      'FIND Host WHERE riskRating IN ["Critical", "High", "Medium"] AND lastSeen NOT IN LAST 14 days',
      'Finds hosts whose risk rating is one of Critical, High, or Medium and that have not been seen in the last 14 days.',
    ],
    [
      'FIND Vulnerability WHERE type.patchAvailable = true AND type.name CONTAINS "log4j" AND targets.tags CONTAINS ANY ["pci"]',
      `Finds vulnerabilities whose type has a patch available, whose type's name contains "log4j", and that have a target whose tags include "pci".`,
    ],
    [
      'FIND Ticket AS t WHERE t.dueDate < 2026-01-31 AND t.dateClosed >= 2025-01-01T08:00Z AND t.sourceLastFound GREATER THAN ATTRIBUTE t.dateClosed',
      'Finds tickets whose due date is before January 31, 2026, that were closed on or after January 1, 2025 at 08:00 UTC, and whose date last found by the source is after the date closed.',
    ],
    [
      'FIND Host AS h WHERE (h.riskScore > 7 OR h.tags = "OT") AND h.internetFacing = true',
      'Finds hosts that face the internet and for which either their risk score is more than 7 or their tags include "OT".',
    ],
    [
      'FIND Host AS h WHERE h.riskScore > 7 OR h.tags = "OT" AND h.internetFacing = true',
      'Finds hosts for which either their risk score is more than 7, or both their tags include "OT" and they face the internet.',
    ],
    [
      'FIND AlertTicket AS t WHERE t.dateContained NOT EXISTS OR t.riskScore NOT EQUALS TO ATTRIBUTE t.baseRiskScore',
      'Finds alert tickets that were never contained or whose risk score is not the base risk score.',
    ],
  ])('%s', (text, summary) => {
    expect(explain(text).summary).toBe(summary);
  });
});

describe('relationships', () => {
  test.each([
    [
      'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" THAT HAS Host AS h WHERE h.status = "Confirmed active" ORDER BY v.riskScore DESC LIMIT 25',
      'Finds vulnerabilities whose status category is Open and whose risk rating is Critical, and that have a host (h) whose status is Confirmed active. Returns each vulnerability once, at most 25, highest risk score first.',
    ],
    [
      'FIND Ticket AS t THAT HAS Vulnerability AS v THAT HAS Host AS h WHERE h.riskRating = "Critical"',
      'Finds tickets that have a vulnerability (v) that has a host (h) whose risk rating is Critical. Returns each ticket once.',
    ],
    [
      'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical" AND h THAT SUPPORTS BusinessService AS bs WHERE bs.name = "Online banking"',
      'Finds hosts that are linked to a vulnerability (v) whose risk rating is Critical. The hosts must also support a business service (bs) whose name is "Online banking". Returns each host once.',
    ],
    [
      'FIND Vulnerability AS v WHERE v.riskRating = "Critical" THAT NOT OWNS_REMEDIATION RemediationOwner ORDER BY v.firstFound ASC',
      'Finds vulnerabilities whose risk rating is Critical and whose remediation is not owned by any remediation owner. Returns each vulnerability once, sorted by date first found, earliest first.',
    ],
    [
      'FIND Team AS t THAT MEMBERS Person AS p WHERE p.employmentStatus IN ["Inactive", "Terminated"] ORDER BY t.name',
      'Finds teams that include a person (p) whose employment status is Inactive or Terminated. Returns each team once, sorted by name, from A to Z.',
    ],
    [
      'FIND Host AS h THAT RELATES TO CveRecord AS c WHERE c.uid = "CVE-2021-44228"',
      'Finds hosts that are related, directly or through one other record, to a CVE record (c) whose UID is "CVE-2021-44228". Returns each host once.',
    ],
    [
      'FIND Vulnerability AS v THAT HAS Host|Container AS a THAT SUPPORTS Application WHERE v.ageInDays > 90',
      "Finds vulnerabilities that have a host or a container (a) that supports an application, where the vulnerability's age in days is more than 90. Returns each vulnerability once.",
    ],
    [
      'FIND Ticket AS t WHERE t.statusCategory = "Open" THAT BELONGS_TO User AS u WHERE u IS CURRENT USER',
      'Finds tickets whose status category is Open and that belong to a user (u) who runs this query. Returns each ticket once.',
    ],
    [
      'FIND Request AS r WHERE r.status = "Submitted" OPTIONALLY THAT REVIEWS User AS u ORDER BY r.dateLastSubmitted ASC SKIP 50 LIMIT 50',
      'Finds requests whose status is Submitted. Also looks for a user (u) who reviews each request; a request without one is kept. Returns each request once, at most 50, skipping the first 50, sorted by date last submitted, earliest first.',
    ],
    [
      'FIND Person AS p THAT MANAGED_BY >> Person AS m WHERE m.department = "IT" AND p.department = "IT" AND p.hireDate GREATER THAN ATTRIBUTE m.hireDate',
      `Finds people who are managed by a person (m) whose department is "IT", where the person p's department is "IT" and their hire date is after the person m's hire date. Returns each person once.`,
    ],
    [
      'FIND Host AS h THAT OWNS Person AS p WHERE p.department = "IT" OR h.riskScore > 9',
      `Finds hosts that are owned by a person (p), where either their department is "IT" or the host's risk score is more than 9. Returns each host once.`,
    ],
    [
      'FIND Vulnerability AS v THAT IS VulnerabilityDefinition AS vd WHERE vd.patchAvailable = true AND (vd.associatedCvesIsCisaExploitable = true OR vd.associatedCvesMaximumEpssLikelihood >= 0.5)',
      'Finds vulnerabilities that fall under a vulnerability definition (vd) that has a patch available and for which either it has a CVE that CISA lists as exploited or its highest EPSS likelihood of a CVE is at least 0.5. Returns each vulnerability once.',
    ],
    [
      'FIND Vulnerability AS v THAT HAS Host AS h AND v THAT NOT HAS Ticket AS t WHERE t.statusCategory = "Open"',
      'Finds vulnerabilities that have a host (h). The vulnerabilities must also not be linked to any ticket (t) whose status category is Open. Returns each vulnerability once.',
    ],
  ])('%s', (text, summary) => {
    expect(explain(text).summary).toBe(summary);
  });
});

describe('results', () => {
  test.each([
    [
      'FIND Vulnerability AS v WHERE v.statusCategory = "Open" RETURN v.riskRating AS "Risk rating", count(*) AS Findings ORDER BY Findings DESC',
      'Finds vulnerabilities whose status category is Open. Returns one row for each risk rating, with the number of vulnerabilities, highest number of vulnerabilities first.',
    ],
    [
      'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name, count(DISTINCT v) AS n, avg(v.riskScore), max(v.firstFound) ORDER BY n DESC, h.name LIMIT 10',
      "Finds hosts that are linked to a vulnerability (v). Returns one row for each host's name, with the number of distinct vulnerabilities, the average risk score of the vulnerabilities, and the latest date first found of the vulnerabilities, at most 10, highest number of distinct vulnerabilities first, then sorted by the host's name, from A to Z.",
    ],
    [
      'FIND Host AS h RETURN DISTINCT h.os, h.cloudProvider ORDER BY h.os',
      'Finds all hosts. Returns each distinct combination of the OS and the cloud provider once, sorted by the OS, from A to Z.',
    ],
    [
      'FIND Host AS h RETURN h.name, h.riskScore * 2 AS Twice, toUpper(h.os), h.internetFacing ORDER BY Twice DESC',
      'Finds all hosts. Returns a row for each host, with the name, the risk score times 2 as Twice, the OS in uppercase, and whether the host faces the internet, sorted by Twice, highest first.',
    ],
    [
      'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n >= 5 AND h.riskScore > 7 RETURN h.name, n ORDER BY n DESC',
      "Finds hosts that are linked to a vulnerability (v). Continues with one row for each host, with the number of matches (n), where n is at least 5 and the host's risk score is more than 7. Returns a row for each host, with the name and n, sorted by n, from high to low.",
    ],
    [
      'FIND Finding AS f WITH f.riskRating AS rating, count(*) AS n RETURN rating, n ORDER BY rating DESC',
      'Finds all findings. Continues with one row for each risk rating (rating), with the number of findings (n). Returns a row for each match, with rating and n, highest rating first.',
    ],
    [
      'FIND Finding AS f THAT HAS Asset AS a THAT OWNS Person AS p WITH DISTINCT f, p RETURN p.name, avg(f.ageInDays)',
      "Finds findings that have an asset (a) that is owned by a person (p). Continues with each distinct combination of the finding and the person. Returns one row for each person's name, with the average age in days of the findings.",
    ],
    [
      'FIND Host AS h THAT HAS Finding AS f WITH DISTINCT h RETURN count(*)',
      'Finds hosts that are linked to a finding (f). Continues with each distinct host. Returns one row with the number of hosts.',
    ],
    [
      'FIND Host AS h WITH DISTINCT h.os AS os, h.riskRating AS rating RETURN os, rating',
      'Finds all hosts. Continues with each distinct combination of the OS (OS) and the risk rating (rating). Returns a row for each match, with OS and rating.',
    ],
    [
      'FIND Host AS h WITH h.name AS name RETURN name ORDER BY name',
      'Finds all hosts. Continues with a row for each host, with the name (name). Returns a row for each match, with name, sorted by name, from A to Z.',
    ],
    [
      'FIND Host AS h RETURN h.name, h.riskScore ORDER BY coalesce(h.riskScore, 0) DESC',
      'Finds all hosts. Returns a row for each host, with the name and the risk score, sorted by the risk score, or 0 if there is none, from high to low.',
    ],
    [
      'FIND Vulnerability AS v RETURN CASE WHEN v.ageInDays > 90 THEN "Old" ELSE "New" END AS Age, count(*) AS Findings ORDER BY Age',
      `Finds all vulnerabilities. Returns one row for each Age ("Old" where the vulnerability's age in days is more than 90, otherwise "New"), with the number of vulnerabilities, sorted by Age, from A to Z.`,
    ],
    [
      'FIND Host RETURN count(*), percentileCont(riskScore, 0.9)',
      'Finds all hosts. Returns one row with the number of hosts and the 90th percentile of the risk score.',
    ],
    [
      'FIND Host AS h RETURN h.os, sum(CASE WHEN h.riskScore > 7 THEN 1 ELSE 0 END) AS Bad',
      "Finds all hosts. Returns one row for each OS, with the number of hosts where the host's risk score is more than 7.",
    ],
    [
      'FIND Account AS a WHERE a.enabled = true ORDER BY a.lastLogin DESC',
      'Finds accounts that are enabled. The most recent login comes first.',
    ],
    [
      'FIND SprintModel AS s THAT BELONGS_TO Ticket AS t RETURN s.name AS Sprint, t.dueDate AS Due ORDER BY t.dueDate',
      "Finds sprint models that have a ticket (t). Returns a row for each match, with the sprint model's name and the ticket's due date, earliest due date first.",
    ],
  ])('%s', (text, summary) => {
    expect(explain(text).summary).toBe(summary);
  });
});

describe('the parts of an explanation', () => {
  it('says what each clause does, with its range', () => {
    const text = 'FIND Host AS h WHERE h.riskScore > 7 THAT HAS Alert AS a RETURN h.name LIMIT 5';
    const {steps} = explain(text);
    expect(steps.map(({start, end, text: says}) => [text.slice(start, end).trim(), says])).toEqual([
      ['FIND Host AS h', 'Starts with all hosts (h).'],
      ['h.riskScore > 7', 'Keeps those whose risk score is more than 7.'],
      ['THAT HAS Alert AS a', 'Keeps hosts that are linked to an alert (a).'],
      ['h.name', "Returns a row for each match, with the host's name."],
      ['LIMIT 5', 'Returns at most 5.'],
    ]);
  });

  it("says which models a condition after THAT is about, even if it's none of its own", () => {
    const text =
      'FIND Host AS h THAT OWNS Person AS p WHERE h.riskScore > 7 THAT NOT MANAGED_BY Team WHERE p.name = "a"';
    expect(explain(text).steps.map((step) => step.text)).toEqual([
      'Starts with all hosts (h).',
      'Keeps hosts that are owned by a person (p).',
      "Keeps only matches where the host's risk score is more than 7.",
      'Keeps people who do not manage any team.',
      'Teams count only where the person\'s name is "a".',
    ]);
  });

  test.each([
    [
      'Vulnerability',
      'type.associatedCvesMaximumEpssLikelihood >= 0.5',
      "Vulnerabilities whose type's highest EPSS likelihood of a CVE is at least 0.5.",
    ],
    [
      'Person',
      'jobTitle CONTAINS "CEO" OR department IN ["IT"]',
      'People whose job title contains "CEO" or whose department is "IT".',
    ],
  ])('explains a condition of a %s', (model, text, expected) => {
    const {value} = parseCondition(text);
    expect(value && explainCondition(value, udm, model)).toBe(expected);
  });
});

it('explains every query on the pages in words', () => {
  const fence = /^ *```bql(.*)\n([\s\S]*?)^ *```/gm;
  const queries = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(path.join('docs', file), 'utf8').matchAll(fence)])
    .filter(([, meta = '']) => !meta.includes('error='))
    .flatMap(([, , text = '']) => parseQuery(text).value ?? []);
  expect(queries.length).toBeGreaterThan(100);
  for (const query of queries) {
    const {summary, steps} = explainQuery(bindQuery(query, udm));
    for (const text of [summary, ...steps.map((step) => step.text)]) {
      const words = text.replace(/"[^"]*"/g, '""');
      expect(words).not.toMatch(/undefined|NaN|\{|\b(?!macOS)[a-z]+[A-Z]| {2}|\.\./);
      expect(words).toMatch(/^[A-Z].{8,}\.$/);
    }
  }
});

/** What readers write for an exercise. */
export interface Attempts {
  /** Queries that are right and differ from the answer. */
  right: string[];
  /** Typical mistakes, each with a part of the message that says what's wrong. */
  wrong: [query: string, says: string][];
}

/** What readers write for the lessons and for the exercises of guides, by the name of the exercise. */
export const attempts: Record<string, Attempts> = {
  teams: {
    right: [],
    wrong: [
      ['FIND Teams', 'There\'s no data model "Teams".'],
      ['FIND team', 'There\'s no data model "team".'],
      ['FIND Person', 'You have people.'],
    ],
  },
  'business-services': {
    right: [],
    wrong: [
      ['FIND Business Service', 'Write a model in one word: BusinessService.'],
      ['FIND Service', 'You have services.'],
      ['FIND BusinessUnit', 'You have business units.'],
    ],
  },
  'code-assets': {
    right: ['FIND CodeRepository | CodeProject AS c'],
    wrong: [
      ['FIND CodeProject', 'You have 15 of 30 assets.'],
      [
        'FIND CodeProject, CodeRepository',
        'Join several models with |: FIND CodeProject|CodeRepository.',
      ],
      ['FIND CodeProject|CodeRepository LIMIT 10', 'You have 10 of 30 assets.'],
    ],
  },
  columns: {
    right: ['FIND BusinessService AS s RETURN s.criticality AS Level, s.displayName'],
    wrong: [
      ['FIND BusinessService AS bs', 'You have 1 of 2 columns.'],
      ['FIND BusinessService AS bs RETURN bs.name', 'You have 1 of 2 columns.'],
      [
        'FIND BusinessService AS bs RETURN bs.name, bs.criticality, bs.owner',
        'One column too many: bs.owner.',
      ],
    ],
  },
  'internet-facing': {
    right: ['FIND Host AS h WHERE h.internetFacing = true RETURN h.name'],
    wrong: [
      ['FIND Host WHERE internetFacing = "true"', '"internetFacing" is true or false.'],
      ['FIND Host WHERE internetFacing EXISTS', 'Their `internetFacing` is false.'],
      ['FIND Host WHERE internetFacing = false', 'Their `internetFacing` is false.'],
    ],
  },
  'critical-windows': {
    right: ['FIND Host AS h WHERE h.riskRating = "Critical" AND h.os CONTAINS "Windows"'],
    wrong: [
      ['FIND Host WHERE osFamily = "Windows"', 'Their `riskRating` is High, None, or Medium.'],
      [
        'FIND Host WHERE osFamily = "Windows" OR riskRating = "Critical"',
        'You have all 33 hosts, and 75 others.',
      ],
      [
        'FIND Host WHERE osFamily = "Windows" AND riskRating = "critical"',
        '"riskRating" is never "critical".',
      ],
    ],
  },
  'other-families': {
    right: ['FIND Host WHERE osFamily NOT IN ["Windows", "Linux"]'],
    wrong: [
      ['FIND Host WHERE osFamily IN ["macos", "Other"]', '"osFamily" is never "macos".'],
      ['FIND Host WHERE osFamily = "macOS" AND osFamily = "Other"', 'Your query finds nothing.'],
      ['FIND Host WHERE osFamily != "Windows"', 'Their `osFamily` is Linux.'],
    ],
  },
  'windows-servers': {
    right: ['FIND Host WHERE os LIKE "Windows Server*"'],
    wrong: [
      ['FIND Host WHERE os = "Windows Server"', 'Your query finds nothing.'],
      ['FIND Host WHERE os STARTS WITH "Windows"', 'You have all 24 hosts, and 38 others.'],
      ['FIND Host WHERE os = "Windows Server*"', 'Your query finds nothing.'],
    ],
  },
  'unknown-exposure': {
    right: ['FIND Host WHERE NOT internetFacing EXISTS'],
    wrong: [
      ['FIND Host WHERE internetFacing = NULL', 'Nothing equals NULL.'],
      ['FIND Host WHERE internetFacing != true', 'Their `internetFacing` is false.'],
      ['FIND Host WHERE internetFacing = false', 'Their `internetFacing` is false.'],
    ],
  },
  'online-banking-hosts': {
    right: ['FIND Host WHERE businessServices = "Online banking"'],
    wrong: [
      [
        'FIND BusinessService AS bs WHERE bs.name = "Online banking"',
        'You have business services.',
      ],
      [
        'FIND Host AS h THAT SUPPORTS BusinessService AS bs',
        'You have all 11 hosts, and 104 others.',
      ],
      [
        'FIND Host AS h THAT SUPPORTS BusinessService AS bs WHERE h.name = "Online banking"',
        'Your query finds nothing.',
      ],
    ],
  },
  'owners-of-exposed-hosts': {
    right: ['FIND Host AS h WHERE h.internetFacing = true THAT OWNS Person AS p RETURN DISTINCT p'],
    wrong: [
      ['FIND Host AS h WHERE h.internetFacing = true THAT OWNS Person AS p', 'You have hosts.'],
      ['FIND Person AS p THAT OWNS Host AS h', 'You have all 3 people, and 30 others.'],
      [
        'FIND Person AS p THAT OWNS Host AS h WHERE h.internetFacing = true RETURN p.name',
        'You have all 3 people, but Lee Park appears 6 times. 2 others repeat, too.',
      ],
    ],
  },
  'critical-on-macs': {
    right: [
      'FIND Vulnerability AS v THAT HAS Host AS h WHERE h.os STARTS WITH "macOS" AND v.riskRating = "Critical" AND v.statusCategory = "Open"',
    ],
    wrong: [
      [
        'FIND Vulnerability AS v WHERE v.riskRating = "Critical" THAT HAS Host AS h WHERE h.osFamily = "macOS"',
        'Their `statusCategory` is Closed.',
      ],
      [
        'FIND Host AS h WHERE h.osFamily = "macOS" THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical"',
        'You have hosts.',
      ],
      [
        'FIND Vulnerability AS v WHERE v.statusCategory = "Open" THAT HAS Host AS h WHERE h.osFamily = "macOS" AND h.riskRating = "Critical"',
        'Its `riskRating` is High.',
      ],
    ],
  },
  'hosts-without-owner': {
    right: ['FIND Host WHERE owners NOT EXISTS'],
    wrong: [
      ['FIND Host AS h THAT OWNS Person AS p', "They're related to a person through `OWNS`."],
      [
        'FIND Host AS h OPTIONALLY THAT OWNS Person AS p',
        "They're related to a person through `OWNS`.",
      ],
      ['FIND Host AS h THAT OWNS NOT Person AS p', 'Write NOT after THAT: THAT NOT OWNS'],
    ],
  },
  'new-vulnerabilities': {
    right: ['FIND Vulnerability AS v WHERE v.firstFound IN LAST 48 hours'],
    wrong: [
      [
        'FIND Vulnerability WHERE firstFound > 2 days',
        'Longer ago: firstFound NOT IN LAST 2 days. Since then: firstFound IN LAST 2 days.',
      ],
      [
        'FIND Vulnerability WHERE firstFound NOT IN LAST 2 days',
        'Their `firstFound` is 2023-07-19 to 2025-12-13.',
      ],
      [
        'FIND Vulnerability WHERE lastSeen IN LAST 2 days',
        'Vulnerability has no attribute "lastSeen".',
      ],
    ],
  },
  'silent-hosts': {
    right: ['FIND Host WHERE lastSeen < 2025-11-15'],
    wrong: [
      ['FIND Host WHERE lastSeen IN LAST 30 days', 'Their `lastSeen` is 2025-11-19 to 2025-12-15.'],
      [
        'FIND Host WHERE lastSeen NOT IN LAST 14 days',
        'Their `lastSeen` is 2025-11-19 to 2025-11-24.',
      ],
      [
        'FIND Host WHERE lastSeen < 30 days',
        'Longer ago: lastSeen NOT IN LAST 30 days. Since then: lastSeen IN LAST 30 days.',
      ],
    ],
  },
  'overdue-tickets': {
    right: ['FIND Ticket AS t WHERE t.dueDate <= 2025-10-31 AND t.statusCategory != "Closed"'],
    wrong: [
      ['FIND Ticket WHERE dueDate < 2025-11-01', 'Their `statusCategory` is Closed.'],
      [
        'FIND Ticket WHERE statusCategory = "Open" AND dueDate > 2025-11-01',
        'Their `dueDate` is 2025-11-03 to 2026-05-08.',
      ],
      [
        'FIND Ticket WHERE statusCategory = "Open" AND dueDate < "2025-11-01"',
        '"dueDate" is a date.',
      ],
    ],
  },
  'tagged-hosts': {
    right: ['FIND Host WHERE tags = "pci" AND tags = "internet-facing"'],
    wrong: [
      [
        'FIND Host WHERE tags CONTAINS ANY ["pci", "internet-facing"]',
        'You have all 9 hosts, and 22 others.',
      ],
      [
        'FIND Host WHERE tags CONTAINS ["pci", "internet-facing"]',
        'Before a list, write CONTAINS ANY [...] or CONTAINS ALL [...].',
      ],
      [
        'FIND Host WHERE tags IN ["pci", "internet-facing"]',
        'You have all 9 hosts, and 22 others.',
      ],
    ],
  },
  'hosts-by-family': {
    right: ['FIND Host AS h RETURN count(h) AS Number, h.osFamily AS System'],
    wrong: [
      ['FIND Host AS h RETURN h.osFamily', 'You have 1 of 2 columns.'],
      ['FIND Host AS h RETURN count(*)', 'You have 1 of 2 columns.'],
      ['FIND Host AS h RETURN h.os, count(*)', 'You have none of the 4 rows, but 16 others.'],
    ],
  },
  'days-to-fix': {
    right: ['FIND Vulnerability WHERE status = "Fixed" RETURN round(avg(daysToFix)), riskRating'],
    wrong: [
      [
        'FIND Vulnerability AS v RETURN v.riskRating, avg(v.daysToFix)',
        'The values of Days differ: for Critical, you have 10.21 instead of 10. 3 other rows differ, too.',
      ],
      ['FIND Vulnerability AS v RETURN round(avg(v.daysToFix))', 'You have 1 of 2 columns.'],
      [
        'FIND Vulnerability AS v RETURN v.riskRating, v.daysToFix',
        'You have 2 of 4 rows, and 140 others.',
      ],
    ],
  },
  'top-hosts': {
    right: [
      'FIND Vulnerability AS v WHERE v.statusCategory = "Open" THAT HAS Host AS h RETURN h.name AS Host, count(DISTINCT v) AS n ORDER BY n DESC, Host ASC LIMIT 5',
    ],
    wrong: [
      [
        'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" RETURN h.name AS Host, count(v) AS Open ORDER BY Open ASC, Host ASC LIMIT 5',
        'You have none of the 5 rows, but 5 others.',
      ],
      [
        'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name AS Host, count(v) AS Open ORDER BY Open DESC, Host ASC LIMIT 5',
        'The values of Open differ: for build-03, you have 15 instead of 8.',
      ],
      [
        'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" RETURN h.name AS Host, count(v) AS Open ORDER BY Host ASC',
        'You have all 5 rows, and 129 others.',
      ],
      [
        'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" RETURN h.name AS Host, count(v) AS Open ORDER BY Open DESC, Host DESC LIMIT 5',
        'You have all 5 rows, but in another order.',
      ],
    ],
  },
  'affected-hosts': {
    right: [
      'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" WITH DISTINCT h RETURN h.osFamily, count(h)',
    ],
    wrong: [
      [
        'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" RETURN h.osFamily, count(*)',
        'The values of Hosts differ: for Linux, you have 330 instead of 73. 3 other rows differ, too.',
      ],
      [
        'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.osFamily, count(DISTINCT h)',
        'The values of Hosts differ: for Linux, you have 76 instead of 73. 2 other rows differ, too.',
      ],
      [
        'FIND Host AS h RETURN h.osFamily, count(*)',
        'The values of Hosts differ: for Linux, you have 78 instead of 73. 2 other rows differ, too.',
      ],
    ],
  },
  'busy-users': {
    right: [
      'FIND User AS u THAT BELONGS_TO Ticket AS t WHERE t.statusCategory = "Open" WITH u, count(DISTINCT t) AS n WHERE n > 9 RETURN n, u',
    ],
    wrong: [
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" THAT BELONGS_TO User AS u WITH u, count(t) AS open WHERE open > 10 RETURN u.displayName, open',
        'You have 2 of 3 rows.',
      ],
      [
        'FIND Ticket AS t THAT BELONGS_TO User AS u WITH u, count(t) AS open WHERE open >= 10 RETURN u.displayName, open',
        'The values of Tickets differ: for Lucia Ferrari, you have 21 instead of 11. 2 other rows differ, too.',
      ],
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" THAT BELONGS_TO User AS u WHERE count(t) >= 10 RETURN u.displayName, count(t)',
        'Count in WITH first: WITH u, count(t) AS n WHERE n >= 10 RETURN u.displayName, n.',
      ],
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" THAT BELONGS_TO User AS u RETURN u.displayName, count(t)',
        'You have all 3 rows, and 6 others.',
      ],
    ],
  },
  'endangered-services': {
    right: [
      'FIND VulnerabilityDefinition AS vd WHERE vd.cveIds = "CVE-2024-6387" THAT IS Vulnerability AS v WHERE v.statusCategory = "Open" THAT HAS Host AS h THAT SUPPORTS BusinessService AS bs RETURN DISTINCT bs.name',
    ],
    wrong: [
      [
        'FIND BusinessService AS bs THAT SUPPORTS Host AS h THAT HAS Vulnerability AS v THAT IS VulnerabilityDefinition AS vd WHERE vd.cveIds = "CVE-2024-6387"',
        'You have all 4 business services, and 1 other.',
      ],
      [
        'FIND VulnerabilityDefinition AS vd WHERE vd.cveIds = "CVE-2024-6387" THAT IS Vulnerability AS v WHERE v.statusCategory = "Open" THAT HAS Host AS h THAT SUPPORTS BusinessService AS bs',
        'You have vulnerability definitions.',
      ],
      [
        'FIND VulnerabilityDefinition AS vd WHERE vd.cveIds = "CVE-2024-6387" THAT IS Vulnerability AS v WHERE v.statusCategory = "Open" THAT HAS Host AS h THAT SUPPORTS BusinessService AS bs RETURN bs.name',
        'You have all 4 business services, but Online store appears 6 times. 2 others repeat, too.',
      ],
      [
        'FIND BusinessService AS bs THAT HAS Vulnerability AS v',
        'No relationship joins BusinessService and Vulnerability.',
      ],
    ],
  },
  'critical-banking-hosts': {
    right: [
      'FIND Host AS h WHERE h.businessServices = "Online banking" THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical"',
    ],
    wrong: [
      [
        'FIND Host AS h THAT SUPPORTS BusinessService AS bs WHERE bs.name = "Online banking" THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical"',
        'No relationship joins BusinessService and Vulnerability.',
      ],
      [
        'FIND Host AS h THAT SUPPORTS BusinessService AS bs WHERE bs.name = "Online banking"',
        'Its `riskRating` is None.',
      ],
      [
        'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical"',
        'You have all 10 hosts, and 68 others.',
      ],
    ],
  },
  'urgent-tickets': {
    right: [
      'FIND Ticket WHERE statusCategory = "Open" AND riskRating = "Critical" OR statusCategory = "Open" AND dueDate < 2025-12-15',
    ],
    wrong: [
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" AND t.riskRating = "Critical" OR t.dueDate < 2025-12-15',
        'Their `statusCategory` is Closed.',
      ],
      [
        'FIND Ticket AS t WHERE t.riskRating = "Critical" OR t.dueDate < 2025-12-15',
        'Their `statusCategory` is Closed.',
      ],
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" AND t.riskRating = "Critical" AND t.dueDate < 2025-12-15',
        'You have 18 of 38 tickets.',
      ],
    ],
  },
  'file-servers': {
    right: [
      'FIND Host AS h WHERE h.name LIKE "file-*" OPTIONALLY THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical" AND v.statusCategory = "Open" RETURN count(DISTINCT v) AS n, h',
    ],
    wrong: [
      [
        'FIND Host AS h WHERE h.name STARTS WITH "file-" THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" RETURN h.name, count(v)',
        'You have 2 of 4 rows.',
      ],
      [
        'FIND Host AS h WHERE h.name STARTS WITH "file-" OPTIONALLY THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" RETURN h.name, count(*)',
        'The values of Critical differ: for file-02, you have 1 instead of 0. 1 other row differs, too.',
      ],
      [
        'FIND Host AS h WHERE h.name STARTS WITH "file-" OPTIONALLY THAT HAS Vulnerability AS v RETURN h.name, count(v)',
        'The values of Critical differ: for file-01, you have 5 instead of 1. 2 other rows differ, too.',
      ],
    ],
  },
  'windows-services': {
    right: [
      'FIND Host AS h WHERE h.osFamily = "Windows" THAT SUPPORTS BusinessService AS bs RETURN DISTINCT bs.name',
    ],
    wrong: [
      [
        'FIND Host AS h WHERE h.osFamily = "Windows" THAT SUPPORTS BusinessService AS bs',
        'You have hosts. The exercise asks for business services.',
      ],
      [
        'FIND BusinessService AS bs THAT SUPPORTS Host AS h',
        'You have all 7 business services, and',
      ],
      [
        'FIND BusinessService AS bs THAT SUPPORTED_BY Host AS h WHERE h.osFamily = "Windows"',
        'SUPPORTS',
      ],
    ],
  },
  'exposed-without-owner': {
    right: ['FIND Host WHERE internetFacing = true AND owners NOT EXISTS'],
    wrong: [
      ['FIND Host AS h WHERE h.internetFacing = true', 'related to a person through `OWNS`'],
      ['FIND Host AS h THAT NOT OWNS Person AS p', 'Their `internetFacing` is false.'],
      [
        'FIND Host AS h THAT NOT OWNS Person AS p WHERE h.internetFacing = true',
        'You have the right one, and',
      ],
    ],
  },
  'next-certificates': {
    right: ['FIND Certificate AS c RETURN c.name ORDER BY c.expirationDate ASC LIMIT 3'],
    wrong: [
      ['FIND Certificate ORDER BY expirationDate DESC LIMIT 3', 'You have none of the 3'],
      ['FIND Certificate LIMIT 3', 'You have 1 of 3 certificates'],
      ['FIND Certificate LIMIT 3 ORDER BY expirationDate ASC', 'ORDER BY'],
    ],
  },
  'certificates-page-two': {
    right: ['FIND Certificate AS c RETURN c ORDER BY c.expirationDate ASC SKIP 3 LIMIT 3'],
    wrong: [
      ['FIND Certificate ORDER BY expirationDate ASC SKIP 2 LIMIT 3', 'You have 2 of 3'],
      [
        'FIND Certificate ORDER BY expirationDate ASC SKIP 3',
        'You have all 3 certificates, and 2 others.',
      ],
      ['FIND Certificate ORDER BY expirationDate ASC LIMIT 3 SKIP 3', 'SKIP'],
    ],
  },
  'tickets-by-month': {
    right: [
      'FIND Ticket AS t WHERE t.statusCategory = "Open" RETURN substring(toString(t.dueDate), 0, 7), count(t)',
      'FIND Ticket AS t WHERE t.statusCategory = "Open" RETURN left(t.dueDate, 7), count(*)',
    ],
    wrong: [
      [
        'FIND Ticket AS t RETURN left(toString(t.dueDate), 7), count(*)',
        'for 2025-12, you have 25 instead of 20.',
      ],
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" RETURN toString(t.dueDate), count(*)',
        'You have none of the 13 rows, but 53 others.',
      ],
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" RETURN month(t.dueDate), count(*)',
        'BQL has no function "month".',
      ],
    ],
  },
  'owners-by-family': {
    right: [
      'FIND Host AS h RETURN h.osFamily AS Family, count(DISTINCT h.owners) AS Owners',
      'FIND Person AS p THAT OWNS Host AS h RETURN count(DISTINCT p), h.osFamily',
    ],
    wrong: [
      [
        'FIND Host AS h THAT OWNS Person AS p RETURN h.osFamily AS Family, count(p) AS Owners',
        'for Linux, you have 78 instead of 9.',
      ],
      [
        'FIND Host AS h THAT OWNS Person AS p RETURN h.osFamily AS Family, size(p) AS Owners',
        'You have none of the 4 rows',
      ],
      [
        'FIND Host AS h THAT OWNS Person AS p RETURN count(DISTINCT p) AS Owners',
        'You have 1 of 2 columns. Missing: Family.',
      ],
    ],
  },
  'certificate-states': {
    right: [
      'FIND Certificate AS c RETURN CASE WHEN c.expirationDate >= 2026-03-01 THEN "Later" WHEN c.expirationDate >= 2025-12-15 THEN "Soon" ELSE "Expired" END AS State, c.name',
    ],
    wrong: [
      [
        'FIND Certificate AS c RETURN c.name AS Certificate, CASE WHEN c.expirationDate < 2026-03-01 THEN "Soon" WHEN c.expirationDate < 2025-12-15 THEN "Expired" ELSE "Later" END AS State',
        'for telematics.corp.example, you have Soon instead of Expired.',
      ],
      [
        'FIND Certificate AS c RETURN c.name, CASE WHEN c.expirationDate < 2025-12-15 THEN "Expired" WHEN c.expirationDate < 2026-03-01 THEN "Soon" END AS State',
        'you have an empty value instead of Later.',
      ],
      [
        'FIND Certificate AS c RETURN c.name, CASE WHEN c.expirationDate < 2025-12-15 THEN "Expired" WHEN c.expirationDate < 2026-03-01 THEN "Soon" ELSE "Later" AS State',
        'Expected END after "Later", but found AS.',
      ],
    ],
  },
  'exposed-by-family': {
    right: [
      'FIND Host AS h RETURN h.osFamily, count(*) AS Hosts, sum(CASE WHEN h.internetFacing = true THEN 1 ELSE 0 END) AS Exposed',
    ],
    wrong: [
      [
        'FIND Host AS h RETURN h.osFamily, count(*) AS Hosts, count(CASE WHEN h.internetFacing = true THEN h.uid ELSE 0 END) AS Exposed',
        'The values of Exposed differ: for Linux, you have 78 instead of 9.',
      ],
      [
        'FIND Host AS h WHERE h.internetFacing = true RETURN h.osFamily, count(*)',
        'You have 2 of 4 rows. Missing: Other and macOS.',
      ],
      [
        'FIND Host AS h RETURN h.osFamily, count(*) AS Hosts, count(h.internetFacing) AS Exposed',
        'The values of Exposed differ: for Linux, you have 76 instead of 9.',
      ],
    ],
  },
  'code-findings-by-kind': {
    right: [
      'FIND OpenSourceFinding|StaticCodeFinding|DynamicCodeFinding AS f WHERE f.statusCategory = "Open" RETURN f.dataModelName AS Model, count(f) AS Findings',
    ],
    wrong: [
      [
        'FIND StaticCodeFinding, DynamicCodeFinding, OpenSourceFinding AS f RETURN type(f), count(*)',
        'Join several models with |',
      ],
      [
        'FIND Finding AS f WHERE f.statusCategory = "Open" RETURN type(f) AS Model, count(*) AS Findings',
        'You have all 3 rows, and 5 others. Too many: Alert',
      ],
      [
        'FIND StaticCodeFinding|DynamicCodeFinding|OpenSourceFinding AS f WHERE f.statusCategory = "Open" RETURN count(*) AS Findings',
        'You have 1 of 2 columns. Missing: Model.',
      ],
    ],
  },
  'off-machines': {
    right: [
      'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" THAT NOT HAS Host AS h AND v THAT NOT HAS Device AS d',
    ],
    wrong: [
      [
        'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" THAT NOT HAS Host AS h',
        'You have all 12 vulnerabilities, and 5 others.',
      ],
      [
        'FIND Vulnerability AS v WHERE v.riskRating = "Critical" THAT NOT HAS Host|Device AS a',
        'Their `statusCategory` is Closed.',
      ],
      [
        'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" THAT HAS Asset AS a WHERE type(a) != "Host"',
        "Functions can't be used in a condition.",
      ],
    ],
  },
  'cves-of-two-years': {
    right: [
      'FIND VulnerabilityDefinition WHERE cveIds LIKE "CVE-2023-*" OR cveIds LIKE "CVE-2024-*"',
      'FIND VulnerabilityDefinition WHERE cveIds =~ "CVE-20(23|24)-\\\\d+"',
    ],
    wrong: [
      ['FIND VulnerabilityDefinition WHERE cveIds =~ "CVE-202[34]"', 'Your query finds nothing.'],
      [
        'FIND VulnerabilityDefinition WHERE cveIds LIKE "CVE-202[34]-*"',
        'Your query finds nothing.',
      ],
      [
        'FIND VulnerabilityDefinition WHERE cveIds =~ "CVE-202[^34]-.*"',
        'You have none of the 35 vulnerability definitions, but 37 others.',
      ],
    ],
  },
  'three-digit-names': {
    right: ['FIND Host WHERE name =~ "[a-z-]+-[0-9]{3}"'],
    wrong: [
      ['FIND Host WHERE name =~ ".*-\\d{3}"', 'Write each backslash in text twice'],
      ['FIND Host WHERE name =~ "-\\\\d{3}"', 'Your query finds nothing.'],
      ['FIND Host WHERE name =~ ".*-\\\\d+"', 'You have all 18 hosts, and 134 others.'],
    ],
  },
  'many-findings': {
    right: [
      'FIND Host AS h THAT HAS Finding AS f WHERE f.statusCategory = "Open" WITH h, count(f) AS n WHERE n > 7 RETURN h',
    ],
    wrong: [
      ['FIND Host WHERE openFindingCount >= 7', 'Their `openFindingCount` is 7.'],
      [
        'FIND Host AS h THAT HAS Finding AS f WITH h, count(f) AS n WHERE n > 7 RETURN h',
        'You have all 10 hosts, and 77 others.',
      ],
      [
        'FIND Host AS h THAT HAS Finding AS f WHERE count(f) > 7',
        'Count in WITH first: WITH h, count(f) AS n WHERE n > 7 RETURN h, n.',
      ],
    ],
  },
  'late-and-high': {
    right: [
      'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "High" AND v.complianceStatus = "Out of SLA" AND v.statusCategory = "Open" RETURN DISTINCT h',
    ],
    wrong: [
      [
        'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "High" AND h THAT HAS Vulnerability AS w WHERE w.statusCategory = "Open" AND w.complianceStatus = "Out of SLA"',
        'You have all 65 hosts, and 22 others.',
      ],
      [
        'FIND Host WHERE riskRating = "High" AND complianceStatus = "Out of SLA"',
        'You have 24 of 65 hosts, and 8 others.',
      ],
      [
        'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "High" AND v.complianceStatus = "Out of SLA"',
        'You have all 65 hosts, and 35 others.',
      ],
    ],
  },
  'overdue-online-banking': {
    right: [
      'FIND Vulnerability AS v THAT HAS Host AS h THAT SUPPORTS BusinessService AS bs WHERE bs.name = "Online banking" AND v.statusCategory = "Open" AND v.complianceStatus = "Out of SLA"',
    ],
    wrong: [
      [
        'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.complianceStatus = "Out of SLA" AND h THAT SUPPORTS BusinessService AS bs WHERE bs.name = "Online banking"',
        'You have hosts.',
      ],
      [
        'FIND Vulnerability AS v WHERE v.complianceStatus = "Out of SLA" THAT HAS Host AS h THAT SUPPORTS BusinessService AS bs WHERE bs.name = "Online banking"',
        'Their `statusCategory` is Closed.',
      ],
      [
        'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.complianceStatus = "Out of SLA" THAT SUPPORTS BusinessService AS bs WHERE bs.name = "Online banking"',
        'No relationship joins Vulnerability and BusinessService. Go through other models: THAT HAS Asset THAT SUPPORTS BusinessService.',
      ],
    ],
  },
  'critical-without-ticket': {
    right: [
      'FIND Vulnerability WHERE statusCategory = "Open" AND riskRating = "Critical" THAT NOT HAS Ticket',
    ],
    wrong: [
      [
        'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" THAT HAS Ticket AS t',
        'You have none of the 133 vulnerabilities, but 30 others.',
      ],
      [
        'FIND Vulnerability AS v WHERE v.riskRating = "Critical" THAT NOT HAS Ticket AS t',
        'Their `statusCategory` is Closed.',
      ],
      [
        'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" THAT HAS NOT Ticket AS t',
        'Write NOT after THAT: THAT NOT HAS Ticket.',
      ],
    ],
  },
  'owners-of-critical-hosts': {
    right: [
      'FIND Host AS h THAT OWNS Person AS p AND h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" RETURN DISTINCT p.name',
    ],
    wrong: [
      [
        'FIND Person AS p THAT OWNS Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" RETURN p.name AS Owner',
        'You have all 25 rows, but Peter Lang appears 3 times.',
      ],
      [
        'FIND Person AS p THAT OWNS Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical" RETURN DISTINCT p.name AS Owner',
        'You have all 25 rows, and 5 others.',
      ],
      [
        'FIND Person AS p THAT OWNS Host AS h THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND v.riskRating = "Critical" RETURN DISTINCT p.name AS Owner, h.name AS Host',
        'One column too many: Host.',
      ],
    ],
  },
  'owners-of-many-hosts': {
    right: [],
    wrong: [
      [
        'FIND Person AS p THAT OWNS Host AS h WHERE count(h) >= 5 RETURN p.name, count(h)',
        'Count in WITH first: WITH p, count(h) AS n WHERE n >= 5 RETURN p.name, n.',
      ],
      [
        'FIND Person AS p THAT OWNS Host AS h RETURN p.name AS Owner, count(h) AS Hosts',
        'You have all 8 rows, and 25 others.',
      ],
      [
        'FIND Person AS p THAT OWNS Host AS h WITH count(h) AS hosts WHERE hosts >= 5 RETURN p.name AS Owner, hosts AS Hosts',
        'WITH doesn\'t pass on "p". Write WITH p, count(h) AS hosts.',
      ],
    ],
  },
  'mission-critical-services': {
    right: ['find BusinessService as bs where bs.criticality = "Mission critical"'],
    wrong: [
      [
        "FIND BusinessService WHERE criticality = 'Mission critical'",
        'Put text in double quotes, not single quotes: "Mission critical".',
      ],
      [
        'FIND BusinessService WHERE criticality = "Mission Critical"',
        '"criticality" is never "Mission Critical". Did you mean "Mission critical"?',
      ],
      [
        'FIND BusinessService WHERE Criticality = "Mission critical"',
        'BusinessService has no attribute "Criticality". Did you mean "criticality"?',
      ],
    ],
  },
  'certificates-from-june': {
    right: ['FIND Certificate WHERE expirationDate > 2026-05-31'],
    wrong: [
      [
        'FIND Certificate WHERE expirationDate >= "2026-06-01"',
        '"expirationDate" is a date. Write the value without quotes, as in 2026-01-31.',
      ],
      [
        'FIND Certificate WHERE expiration_date >= 2026-06-01',
        'Certificate has no attribute "expiration_date". Did you mean "expirationDate"?',
      ],
      [
        'FIND Certificate WHERE expirationDate >= June 1, 2026',
        'Write a date as year, month, and day: 2026-06-01.',
      ],
    ],
  },
};

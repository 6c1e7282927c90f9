import type {Attempts} from './attempts';

/** What readers write for the exercises of the operator pages, by the name of the exercise. */
export const operatorAttempts: Record<string, Attempts> = {
  'high-and-above': {
    right: ['FIND Host WHERE riskRating IN ["High", "Critical"]'],
    wrong: [
      ['FIND Host WHERE riskRating = "High"', 'Their `riskRating` is Critical.'],
      ['FIND Host WHERE riskRating > "High"', 'Their `riskRating` is High.'],
      [
        'FIND Host WHERE riskRating >= High',
        'Expected a value after >=, but found High. Put text in double quotes: "High".',
      ],
    ],
  },
  'four-to-six-findings': {
    right: ['FIND Host WHERE openFindingCount > 3 AND openFindingCount < 7'],
    wrong: [
      [
        'FIND Host WHERE openFindingCount BETWEEN 4 AND 6',
        'BQL has no BETWEEN. Write two comparisons: openFindingCount >= 4 AND openFindingCount <= 6.',
      ],
      [
        'FIND Host WHERE 4 <= openFindingCount <= 6',
        'Write the attribute before the operator: openFindingCount >= 4 AND openFindingCount <= 6.',
      ],
      [
        'FIND Host WHERE openFindingCount > 4 AND openFindingCount < 6',
        'Their `openFindingCount` is 4 or 6.',
      ],
    ],
  },
  'critical-plant-or-cards': {
    right: ['FIND Host WHERE riskRating = "Critical" AND tags CONTAINS ANY ["OT", "pci"]'],
    wrong: [
      [
        'FIND Host WHERE riskRating = "Critical" AND tags = "OT" OR tags = "pci"',
        'Their `riskRating` is High or None.',
      ],
      [
        'FIND Host WHERE riskRating = "Critical" AND tags = "OT" AND tags = "pci"',
        'Your query finds nothing.',
      ],
      [
        'FIND Host WHERE riskRating = "Critical" AND tags = "OT" OR "pci"',
        'Put several values in a list: tags IN ["OT", "pci"].',
      ],
    ],
  },
  'known-to-be-internal': {
    right: [
      'FIND Host WHERE osFamily = "Linux" AND internetFacing != true AND internetFacing EXISTS',
    ],
    wrong: [
      [
        'FIND Host WHERE osFamily = "Linux" AND NOT internetFacing = true',
        'They have no `internetFacing`.',
      ],
      [
        'FIND Host WHERE osFamily = "Linux" AND internetFacing NOT EXISTS',
        'They have no `internetFacing`.',
      ],
      [
        'FIND Host WHERE osFamily = "Linux" AND NOT internetFacing',
        "Expected an operator, such as =, IN, or EXISTS, after internetFacing, but the query ends. If it's true or false, write internetFacing = true.",
      ],
    ],
  },
  'plant-or-lab': {
    right: ['FIND Host WHERE tags IN ["OT", "lab"]', 'FIND Host WHERE tags = "OT" OR tags = "lab"'],
    wrong: [
      ['FIND Host WHERE tags CONTAINS ALL ["OT", "lab"]', 'Your query finds nothing.'],
      [
        'FIND Host WHERE tags CONTAINS ["OT", "lab"]',
        'Before a list, write CONTAINS ANY [...] or CONTAINS ALL [...].',
      ],
      [
        'FIND Host WHERE tags = "OT" OR "lab"',
        'Put several values in a list: tags IN ["OT", "lab"].',
      ],
    ],
  },
  'card-data-off-internet': {
    right: [
      'FIND Host WHERE tags = "pci" AND tags != "internet-facing" AND tags != "mission-critical"',
    ],
    wrong: [
      [
        'FIND Host WHERE tags NOT CONTAINS ANY ["internet-facing", "mission-critical"]',
        "Their `tags` don't contain pci.",
      ],
      [
        'FIND Host WHERE tags = "pci" AND tags NOT CONTAINS ALL ["internet-facing", "mission-critical"]',
        'You have all 10 hosts, and 14 others.',
      ],
      [
        'FIND Host WHERE tags = "pci" AND tags CONTAINS NONE ["internet-facing", "mission-critical"]',
        'BQL has no CONTAINS NONE. Write NOT CONTAINS ANY.',
      ],
    ],
  },
  'expiring-soon': {
    right: [
      'FIND Certificate WHERE expirationDate >= 2025-12-15T08:00 AND expirationDate <= 2026-01-14T08:00',
    ],
    wrong: [
      [
        'FIND Certificate WHERE expirationDate IN LAST 30 days',
        'Its `expirationDate` is 2025-12-09.',
      ],
      [
        'FIND Certificate WHERE expirationDate IN NEXT 30',
        'A span of time needs a unit: IN NEXT 30 days.',
      ],
      ['FIND Certificate WHERE expirationDate < 2026-01-14', 'Its `expirationDate` is 2025-12-09.'],
    ],
  },
  'found-in-november': {
    right: ['FIND Vulnerability WHERE firstFound > 2025-10-31 AND firstFound <= 2025-11-30'],
    wrong: [
      [
        'FIND Vulnerability WHERE firstFound IN LAST 1 month',
        'Their `firstFound` is 2025-12-01 to 2025-12-15.',
      ],
      [
        'FIND Vulnerability WHERE firstFound LIKE "2025-11*"',
        '"firstFound" is a date. Write (firstFound >= 2025-11-01 AND firstFound < 2025-12-01).',
      ],
      [
        'FIND Vulnerability WHERE firstFound > 2025-11-01 AND firstFound < 2025-12-01',
        'Their `firstFound` is 2025-11-01.',
      ],
    ],
  },
  'first-of-each-group': {
    right: ['FIND Host WHERE name LIKE "*-01"'],
    wrong: [
      ['FIND Host WHERE name = "*-01"', 'Your query finds nothing.'],
      ['FIND Host WHERE name LIKE "-01"', 'Your query finds nothing.'],
      ['FIND Host WHERE name ENDS WITH "01"', 'You have all 27 hosts, and 1 other.'],
    ],
  },
  'windows-of-2019': {
    right: ['FIND Host WHERE os STARTS WITH "Windows" AND os CONTAINS "2019"'],
    wrong: [
      [
        'FIND Host WHERE os LIKE "Windows*2019"',
        'Their `os` is Windows 10 IoT Enterprise 2019 LTSC.',
      ],
      ['FIND Host WHERE os = "Windows*2019*"', 'Your query finds nothing.'],
      ['FIND Host WHERE os LIKE "Windows%2019%"', 'Your query finds nothing.'],
    ],
  },
  'hosts-without-service': {
    right: ['FIND Host WHERE status = "Confirmed active" THAT NOT SUPPORTS BusinessService'],
    wrong: [
      [
        'FIND Host WHERE status = "Confirmed active" AND businessServices = NULL',
        'Nothing equals NULL. Write businessServices EXISTS or businessServices NOT EXISTS.',
      ],
      [
        'FIND Host WHERE status = "Confirmed active" AND NOT EXISTS(businessServices)',
        'Write EXISTS after the attribute: businessServices NOT EXISTS.',
      ],
      [
        'FIND Host WHERE status = "Confirmed active" AND businessServices EXISTS',
        'You have none of the 35 hosts, but 107 others.',
      ],
    ],
  },
  'rated-below-severity': {
    right: [
      'FIND Vulnerability WHERE statusCategory = "Open" AND severity GREATER THAN ATTRIBUTE riskRating',
    ],
    wrong: [
      [
        'FIND Vulnerability WHERE statusCategory = "Open" AND riskRating < severity',
        'Expected a value after <, but found severity. Put text in double quotes: "severity". To compare with an attribute, write LESS THAN ATTRIBUTE.',
      ],
      [
        'FIND Vulnerability WHERE statusCategory = "Open" AND riskRating GREATER THAN ATTRIBUTE severity',
        'You have none of the 103 vulnerabilities, but 84 others.',
      ],
      [
        'FIND Vulnerability WHERE riskRating LESS THAN ATTRIBUTE severity',
        'Their `statusCategory` is Closed.',
      ],
    ],
  },
  'days-to-spare': {
    right: [],
    wrong: [
      [
        'FIND Vulnerability AS v WHERE v.status = "Fixed" AND v.riskRating = "Critical" RETURN v.name AS Name, v.daysToFix - v.sla AS Days',
        'The values of Days to spare differ: for CVE-2025-32463 on db-07, you have 1 instead of -1.',
      ],
      [
        'FIND Vulnerability AS v WHERE v.status = "Fixed" AND v.riskRating = "Critical" RETURN v.name AS Name, v.dueDate - v.lastFixed AS Days',
        "Dates can't be subtracted. Use an attribute that holds days: v.ageInDays, v.daysToFix, v.sla, or v.remediationSla.",
      ],
      [
        'FIND Vulnerability AS v WHERE v.riskRating = "Critical" RETURN v.name AS Name, v.sla - v.daysToFix AS Days',
        'You have all 256 rows, and 181 others.',
      ],
    ],
  },
  'days-to-recover': {
    right: ['FIND BusinessService AS s RETURN s.name, (s.recoveryTimeObjective / 24) AS Days'],
    wrong: [
      [
        'FIND BusinessService AS bs RETURN bs.name AS Service, bs.recoveryTimeObjective AS Days',
        'The values of Days differ: for Online banking, you have 4 instead of 0.17.',
      ],
      [
        'FIND BusinessService AS bs RETURN bs.name AS Service, bs.recoveryTimeObjective / "24" AS Days',
        'Arithmetic needs numbers, but "24" is text. Write 24.',
      ],
      [
        'FIND BusinessService AS bs RETURN bs.recoveryTimeObjective / 24 AS Days',
        'You have 1 of 2 columns.',
      ],
    ],
  },
  'my-groups-findings': {
    right: [],
    wrong: [
      [
        'FIND Finding AS f WHERE f.statusCategory = "Open" AND f.remediationOwner IS CURRENT USER',
        'IS CURRENT USER needs a user or person, but "f.remediationOwner" is neither.',
      ],
      [
        'FIND Finding AS f WHERE f.statusCategory = "Open" AND f.remediationOwner.members = CURRENT USER',
        'BQL has no = CURRENT USER. Write IS CURRENT USER.',
      ],
      [
        'FIND Finding AS f WHERE f.remediationOwner.members IS CURRENT USER',
        'Their `statusCategory` is Closed.',
      ],
    ],
  },
  'tickets-of-others': {
    right: [
      'FIND Ticket AS t WHERE t.statusCategory = "Open" THAT BELONGS_TO User AS u WHERE NOT u IS CURRENT USER',
    ],
    wrong: [
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" AND t.assigned IS NOT CURRENT USER',
        'Write NOT directly before the operator: NOT IN, NOT LIKE, NOT IS CURRENT USER.',
      ],
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" AND t.assigned IS CURRENT USER',
        'Their `assigned` contain Lee Park.',
      ],
      [
        'FIND Ticket AS t WHERE t.statusCategory = "Open" AND t IS CURRENT USER',
        'IS CURRENT USER needs a user or person, but "t" is neither.',
      ],
    ],
  },
};

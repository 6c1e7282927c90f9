import {describe, expect, it} from 'vitest';
import {udm} from '../product/udm';
import {faultsOfQuery} from './check';
import {mistakes} from './syntax/common-mistakes/common-mistakes';
import type {Fault} from './syntax/fault';
import {parseQuery} from './syntax/parse';
import {workingFixes} from './working-fixes';

/** When the records of the corpus were read. */
const now = new Date('2025-12-15T08:00Z');

const apply = (text: string, fixes: Fault[]) =>
  fixes
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, {start, end, fix}) => all.slice(0, start) + fix + all.slice(end), text);

/** Applies all suggested fixes, and again what the result suggests. Fails if a fix doesn't end its own fault. */
function mended(text: string): string {
  const fixes = faultsOfQuery(text, udm, {now}).filter(({fix}) => fix !== undefined);
  if (fixes.length === 0) return text;
  const fixed = apply(text, fixes);
  const after = faultsOfQuery(fixed, udm).map(({message}) => message);
  for (const {message} of fixes) expect(after, fixed).not.toContain(message);
  return mended(fixed);
}

/** Mistakes that get a fix, and the query that they were meant to be. */
const corpus: [wrong: string, meant: string][] = [
  // Clauses
  [
    'FIND Finding AS f RETURN CASE WHEN f.ageInDays > 90 "Old" ELSE "New" END AS Age',
    'FIND Finding AS f RETURN CASE WHEN f.ageInDays > 90 THEN "Old" ELSE "New" END AS Age',
  ],
  [
    'FIND Host WHERE lastSeen NOT LAST 30 days AND os = "a"',
    'FIND Host WHERE lastSeen NOT IN LAST 30 days AND os = "a"',
  ],
  [
    'FIND Host WHERE privateIpAddresses IN 10.0.0.0/8 AND os = "a"',
    'FIND Host WHERE privateIpAddresses STARTS WITH "10." AND os = "a"',
  ],
  ['FIND TOP 10 Host', 'FIND Host LIMIT 10'],
  [
    'FIND TOP 5 Host WHERE riskScore > 7 ORDER BY riskScore DESC',
    'FIND Host WHERE riskScore > 7 ORDER BY riskScore DESC LIMIT 5',
  ],
  ['FIND Host TOP 10', 'FIND Host LIMIT 10'],
  ['FIND Host FETCH FIRST 10 ROWS ONLY', 'FIND Host LIMIT 10'],
  ['FIND Host | take 10', 'FIND Host LIMIT 10'],
  ['FIND Host LIMIT 10 OFFSET 20', 'FIND Host SKIP 20 LIMIT 10'],
  ['FIND Host OFFSET 20 LIMIT 10', 'FIND Host SKIP 20 LIMIT 10'],
  ['FIND Host OFFSET 20 ROWS FETCH NEXT 10 ROWS ONLY', 'FIND Host SKIP 20 LIMIT 10'],
  ['FIND Host LIMIT 10, 20', 'FIND Host SKIP 10 LIMIT 20'],
  ['FIND Host LIMIT 10 SKIP 20', 'FIND Host SKIP 20 LIMIT 10'],
  ['FIND Host LIMIT 5 WHERE riskScore > 1', 'FIND Host WHERE riskScore > 1 LIMIT 5'],
  [
    'FIND Host LIMIT 5 ORDER BY riskScore DESC, name WHERE riskScore > 1',
    'FIND Host WHERE riskScore > 1 ORDER BY riskScore DESC, name LIMIT 5',
  ],
  [
    'FIND Host AS h WITH h, count(*) AS n ORDER BY n DESC RETURN h',
    'FIND Host AS h WITH h, count(*) AS n RETURN h ORDER BY n DESC',
  ],
  [
    'FIND Host AS h RETURN h.name WHERE h.riskScore > 1 LIMIT 5',
    'FIND Host AS h WHERE h.riskScore > 1 RETURN h.name LIMIT 5',
  ],
  ['FIND Host SORT BY name LIMIT 5', 'FIND Host ORDER BY name LIMIT 5'],
  ['FIND Host ORDER name LIMIT 5', 'FIND Host ORDER BY name LIMIT 5'],
  ['FIND Host ORDER BY riskScore DESCENDING', 'FIND Host ORDER BY riskScore DESC'],
  ['FIND Host ORDER BY riskScore Ascending', 'FIND Host ORDER BY riskScore ASC'],
  ['FIND Host ORDER BY riskScore DESC name', 'FIND Host ORDER BY riskScore DESC, name'],
  ['FIND Host;', 'FIND Host'],
  ['FIND Host AS h RETURN h.name, h.os,', 'FIND Host AS h RETURN h.name, h.os'],
  ['FIND Host AS h RETURN h.name, h.os, LIMIT 5', 'FIND Host AS h RETURN h.name, h.os LIMIT 5'],
  ['FIND Host AS h RETURN *', 'FIND Host AS h '],
  ['FIND Host AS h RETURN * LIMIT 5', 'FIND Host AS h LIMIT 5'],
  ['FIND Host | WHERE name = "a"', 'FIND Host WHERE name = "a"'],
  [
    'FIND Host | where riskScore > 5 | project name | limit 5',
    'FIND Host where riskScore > 5 RETURN name LIMIT 5',
  ],
  // Names after FIND and AS
  ['FIND ALL Host', 'FIND Host'],
  ['FIND ALL Hosts', 'FIND Host'],
  ['FIND * FROM Host', 'FIND Host'],
  ['find all from Host LIMIT 5', 'find Host LIMIT 5'],
  ['FIND Host h WHERE h.name = "a"', 'FIND Host AS h WHERE h.name = "a"'],
  ["FIND Host where name = 'a'", 'FIND Host where name = "a"'],
  [
    'FIND Host AS h THAT HAS Vulnerability v WHERE v.riskScore > 7',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskScore > 7',
  ],
  ['FIND Host AND Container', 'FIND Host|Container'],
  ['FIND Host, Container LIMIT 5', 'FIND Host|Container LIMIT 5'],
  ['FIND BusinessService AS Business service', 'FIND BusinessService AS businessService'],
  [
    'FIND Host AS h RETURN count(h) AS Active hosts',
    'FIND Host AS h RETURN count(h) AS "Active hosts"',
  ],
  ['FIND Host AS h RETURN count(h) total', 'FIND Host AS h RETURN count(h) AS total'],
  [
    'FIND Host AS h RETURN h.name hostName LIMIT 5',
    'FIND Host AS h RETURN h.name AS hostName LIMIT 5',
  ],
  ['FIND Host WHERE os = "a" WHERE name = "b"', 'FIND Host WHERE os = "a" AND name = "b"'],
  [
    'FIND Host WHERE h.name = "a" AND h.os = "b"',
    'FIND Host AS h WHERE h.name = "a" AND h.os = "b"',
  ],
  [
    'FIND Host THAT HAS Vulnerability AS v WHERE v.riskScore > 7 RETURN h.name, v.name',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskScore > 7 RETURN h.name, v.name',
  ],
  // Values
  ['FIND Host -- all of them', 'FIND Host '],
  ['FIND Host WHERE os = “a”', 'FIND Host WHERE os = "a"'],
  ['FIND Host WHERE `os` = "a"', 'FIND Host WHERE os = "a"'],
  ['FIND Host WHERE os =~ "\\d"', 'FIND Host WHERE os =~ "\\\\d"'],
  ['FIND Host WHERE lastSeen > 2025-12-1', 'FIND Host WHERE lastSeen > 2025-12-01'],
  ['FIND Host WHERE lastSeen > 2025-12-01 08:00', 'FIND Host WHERE lastSeen > 2025-12-01T08:00'],
  [
    'FIND Host WHERE lastSeen > 2025-12-01T08:00+01:00',
    'FIND Host WHERE lastSeen > 2025-12-01T07:00Z',
  ],
  ['FIND Host WHERE lastSeen > "2025-12-01"', 'FIND Host WHERE lastSeen > 2025-12-01'],
  ['FIND Host WHERE riskScore > "7"', 'FIND Host WHERE riskScore > 7'],
  ['FIND Host WHERE riskScore > 7,5', 'FIND Host WHERE riskScore > 7.5'],
  ['FIND Host WHERE riskRating = critical', 'FIND Host WHERE riskRating = "Critical"'],
  [
    'FIND Host WHERE riskRating IN [Critical, high]',
    'FIND Host WHERE riskRating IN ["Critical", "High"]',
  ],
  ['FIND Host WHERE os = Windows Server 2019', 'FIND Host WHERE os = "Windows Server 2019"'],
  ['FIND Host WHERE riskScore > 1,000', 'FIND Host WHERE riskScore > 1000'],
  ['FIND Host WHERE riskRating = "critical"', 'FIND Host WHERE riskRating = "Critical"'],
  ['FIND Host WHERE os = 2019', 'FIND Host WHERE os = "2019"'],
  ['FIND Host WHERE os = 2025-12-01', 'FIND Host WHERE os = "2025-12-01"'],
  ['FIND Host WHERE os CONTAINS 2019', 'FIND Host WHERE os CONTAINS "2019"'],
  ['FIND Host WHERE name = Web', 'FIND Host WHERE name = "Web"'],
  ['FIND Host WHERE internetFacing = yes', 'FIND Host WHERE internetFacing = true'],
  ['FIND Host WHERE internetFacing = "No"', 'FIND Host WHERE internetFacing = false'],
  ['FIND Host WHERE internetFacing = "TRUE"', 'FIND Host WHERE internetFacing = true'],
  ['FIND Host WHERE internetFacing = 1', 'FIND Host WHERE internetFacing = true'],
  // Operators
  [
    'FIND Host WHERE riskScore BETWEEN 4 AND 7',
    'FIND Host WHERE riskScore >= 4 AND riskScore <= 7',
  ],
  ['FIND Host WHERE EXISTS(os)', 'FIND Host WHERE os EXISTS'],
  ['FIND Host WHERE os IS NOT LIKE "a"', 'FIND Host WHERE os NOT LIKE "a"'],
  ['FIND Host WHERE os IS NOT EMPTY', 'FIND Host WHERE os EXISTS'],
  ['FIND Host WHERE internetFacing IS TRUE', 'FIND Host WHERE internetFacing = true'],
  ['FIND Host WHERE riskRating IS NOT Critical', 'FIND Host WHERE riskRating != "Critical"'],
  ['FIND Host WHERE os NOT IS NULL', 'FIND Host WHERE os IS NOT NULL'],
  ['FIND Host WHERE lastSeen BEFORE 2025-12-01', 'FIND Host WHERE lastSeen < 2025-12-01'],
  ['FIND Host WHERE lastSeen AFTER 2025-12-01', 'FIND Host WHERE lastSeen > 2025-12-01'],
  ['FIND Host WHERE lastSeen SINCE 2025-12-01', 'FIND Host WHERE lastSeen >= 2025-12-01'],
  ['FIND Host WHERE lastSeen UNTIL 2025-12-01', 'FIND Host WHERE lastSeen <= 2025-12-01'],
  ['FIND Host WHERE lastSeen ON 2025-12-01', 'FIND Host WHERE lastSeen = 2025-12-01'],
  ['FIND Host WHERE lastSeen WITHIN 7 days', 'FIND Host WHERE lastSeen IN LAST 7 days'],
  ['FIND Host WHERE lastSeen IN LAST 2 mo', 'FIND Host WHERE lastSeen IN LAST 2 months'],
  ['FIND Host WHERE lastSeen > ago(7d)', 'FIND Host WHERE lastSeen IN LAST 7 days'],
  ['FIND Host WHERE lastSeen >= now() - 12h', 'FIND Host WHERE lastSeen IN LAST 12 hours'],
  [
    'FIND Host WHERE lastSeen < ago(2w)',
    'FIND Host WHERE (lastSeen EXISTS AND lastSeen NOT IN LAST 2 weeks)',
  ],
  ['FIND Host WHERE riskScore IS GREATER THAN 5', 'FIND Host WHERE riskScore > 5'],
  ['FIND Host WHERE riskScore NOT GREATER THAN 5', 'FIND Host WHERE riskScore <= 5'],
  ['FIND Host WHERE riskScore LESS THAN OR EQUAL TO 5', 'FIND Host WHERE riskScore <= 5'],
  ['FIND Host WHERE riskScore NOT EQUAL TO 5', 'FIND Host WHERE riskScore != 5'],
  ['FIND Host WHERE os EQUALS "a"', 'FIND Host WHERE os = "a"'],
  [
    'FIND Host WHERE riskRating IN ("High", "Low")',
    'FIND Host WHERE riskRating IN ["High", "Low"]',
  ],
  ['FIND Host WHERE riskRating IN (High, low)', 'FIND Host WHERE riskRating IN ["High", "Low"]'],
  ["FIND Host WHERE riskRating IN ('High')", 'FIND Host WHERE riskRating IN ["High"]'],
  [
    'FIND Host WHERE riskRating IN ["High", "Low",]',
    'FIND Host WHERE riskRating IN ["High", "Low"]',
  ],
  ['FIND Host WHERE tags = ["a","b"]', 'FIND Host WHERE tags IN ["a","b"]'],
  ['FIND Host WHERE tags != ["a"]', 'FIND Host WHERE tags NOT IN ["a"]'],
  ['FIND Host WHERE tags CONTAINS ["a"]', 'FIND Host WHERE tags CONTAINS ANY ["a"]'],
  ['FIND Host WHERE tags HAS "pci"', 'FIND Host WHERE tags CONTAINS ANY ["pci"]'],
  ['FIND Host WHERE tags CONTAINS NONE ["a"]', 'FIND Host WHERE tags NOT CONTAINS ANY ["a"]'],
  ['FIND Host WHERE riskScore CONTAINS ANY [9]', 'FIND Host WHERE riskScore IN [9]'],
  ['FIND Host WHERE os = "a" & name = "b"', 'FIND Host WHERE os = "a" AND name = "b"'],
  ['FIND Host WHERE os = "a" || name = "b"', 'FIND Host WHERE os = "a" OR name = "b"'],
  ['FIND Host WHERE os = "a" || "b"', 'FIND Host WHERE os IN ["a", "b"]'],
  ['FIND Host WHERE (os = "a") || (name = "b")', 'FIND Host WHERE (os = "a") OR (name = "b")'],
  ['FIND Host WHERE os = "a" || NOT name EXISTS', 'FIND Host WHERE os = "a" OR NOT name EXISTS'],
  [
    'FIND Host AS h RETURN CASE WHEN h.os = "a" || h.os = "b" THEN 1 END',
    'FIND Host AS h RETURN CASE WHEN h.os = "a" OR h.os = "b" THEN 1 END',
  ],
  ['FIND Host AS h RETURN h.name || h.os', 'FIND Host AS h RETURN h.name, h.os'],
  [
    'FIND Host AS h RETURN DISTINCT h.name||h.os || h.id LIMIT 5',
    'FIND Host AS h RETURN DISTINCT h.name, h.os, h.id LIMIT 5',
  ],
  ['FIND Host WHERE os == "a"', 'FIND Host WHERE os = "a"'],
  ['FIND Host WHERE os !== "a"', 'FIND Host WHERE os != "a"'],
  ['FIND Host WHERE riskScore =< 5', 'FIND Host WHERE riskScore <= 5'],
  ['FIND Host WHERE riskScore => 5', 'FIND Host WHERE riskScore >= 5'],
  ['FIND Host WHERE os ~= "a"', 'FIND Host WHERE os CONTAINS "a"'],
  ['FIND Host WHERE os ^= "a"', 'FIND Host WHERE os STARTS WITH "a"'],
  ['FIND Host WHERE os $= "a"', 'FIND Host WHERE os ENDS WITH "a"'],
  ['FIND Host WHERE !(os = "a")', 'FIND Host WHERE NOT (os = "a")'],
  ['FIND Host WHERE os REGEXP "a"', 'FIND Host WHERE os =~ ".*a.*"'],
  ['FIND Host WHERE os BEGINS WITH "a"', 'FIND Host WHERE os STARTS WITH "a"'],
  ['FIND Host WHERE os EXIST', 'FIND Host WHERE os EXISTS'],
  [
    'FIND Ticket AS t WHERE t.assigned = CURRENT_USER',
    'FIND Ticket AS t WHERE t.assigned IS CURRENT USER',
  ],
  // Names and functions
  ['FIND Hots', 'FIND Host'],
  ['FIND Host WHERE riskScor > 5', 'FIND Host WHERE riskScore > 5'],
  [
    'FIND Host AS h THAT HAZ Vulnerability AS v WHERE v.riskScore > 7',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskScore > 7',
  ],
  ['FIND Host AS h WHERE g.os = "a"', 'FIND Host AS h WHERE h.os = "a"'],
  [
    'FIND Host AS h RETURN count(h) AS n ORDER BY m',
    'FIND Host AS h RETURN count(h) AS n ORDER BY n',
  ],
  ['FIND Host AS os WHERE os CONTAINS "Windows"', 'FIND Host AS os WHERE os.os CONTAINS "Windows"'],
  ['FIND Host AS h RETURN roud(h.riskScore)', 'FIND Host AS h RETURN round(h.riskScore)'],
  ['FIND Host AS h RETURN lower(h.name)', 'FIND Host AS h RETURN toLower(h.name)'],
  [
    'FIND Host AS h RETURN median(h.riskScore)',
    'FIND Host AS h RETURN percentileCont(h.riskScore, 0.5)',
  ],
  ['FIND Host AS h RETURN countDistinct(h.os)', 'FIND Host AS h RETURN count(DISTINCT h.os)'],
  [
    'FIND Host AS h RETURN toLower(h.riskScore)',
    'FIND Host AS h RETURN toLower(toString(h.riskScore))',
  ],
  ['FIND Host AS h RETURN round("7.5")', 'FIND Host AS h RETURN round(7.5)'],
  // What newcomers write
  ['SHOW Host', 'FIND Host'],
  ['FIND 10 Host', 'FIND Host LIMIT 10'],
  ['FIND (Host)', 'FIND Host'],
  ['FIND "Host"', 'FIND Host'],
  ['FIND Servers', 'FIND Host'],
  ['FIND Host name = "web"', 'FIND Host WHERE name = "web"'],
  ['FIND Host AS "My host" LIMIT 5', 'FIND Host AS myHost LIMIT 5'],
  ['FIND Host HAS Vulnerability', 'FIND Host THAT HAS Vulnerability'],
  ['FIND Host WITHOUT Vulnerability', 'FIND Host THAT NOT HAS Vulnerability'],
  ['FIND Host THAT HAS NO Vulnerability', 'FIND Host THAT NOT HAS Vulnerability'],
  ['FIND Host NOT HAS Vulnerability', 'FIND Host THAT NOT HAS Vulnerability'],
  ['find Host that does not have Vulnerability', 'find Host THAT NOT HAS Vulnerability'],
  ['FIND Person AS p THAT MANAGED BY Person AS m', 'FIND Person AS p THAT MANAGED_BY Person AS m'],
  ['FIND Host LIMIT = 10', 'FIND Host LIMIT  10'],
  ['FIND Host LIMIT "10"', 'FIND Host LIMIT 10'],
  ['FIND Host LIMIT ALL', 'FIND Host '],
  ['FIND Host AS h RETURN (h.name, h.os)', 'FIND Host AS h RETURN h.name, h.os'],
  ['FIND Host AS h RETURN h.name h.os', 'FIND Host AS h RETURN h.name , h.os'],
  ['FIND Host AS h RETURN count', 'FIND Host AS h RETURN count(*)'],
  ['FIND Host WHERE name = NULL', 'FIND Host WHERE name NOT EXISTS'],
  ['FIND Host WHERE name != NULL', 'FIND Host WHERE name EXISTS'],
  ['FIND Host WHERE name NOT NULL', 'FIND Host WHERE name IS NOT NULL'],
  ['FIND Host WHERE name CONTAIN "web"', 'FIND Host WHERE name CONTAINS "web"'],
  ['FIND Host WHERE name CONTAINS ("web")', 'FIND Host WHERE name CONTAINS "web"'],
  ['FIND Host WHERE name: "web"', 'FIND Host WHERE name = "web"'],
  ['FIND Host WHERE name NOT = "web"', 'FIND Host WHERE name != "web"'],
  ['FIND Host WHERE name IS IN ["web"]', 'FIND Host WHERE name IN ["web"]'],
  ['FIND Host WHERE name = "a" EXCEPT os = "b"', 'FIND Host WHERE name = "a" AND NOT os = "b"'],
  ['FIND Host WHERE os = "a" OR "b"', 'FIND Host WHERE os IN ["a", "b"]'],
  ['FIND Host WHERE riskRating = "Low" OR "high"', 'FIND Host WHERE riskRating IN ["Low", "High"]'],
  ['FIND Host WHERE os IN "a"', 'FIND Host WHERE os IN ["a"]'],
  ['FIND Host WHERE "pci" IN tags', 'FIND Host WHERE tags CONTAINS ANY ["pci"]'],
  ['FIND Host WHERE 5 < riskScore', 'FIND Host WHERE riskScore > 5'],
  ['FIND Host WHERE 5 < riskScore <= 7', 'FIND Host WHERE riskScore > 5 AND riskScore <= 7'],
  ['FIND Host WHERE os = "a")', 'FIND Host WHERE os = "a"'],
  ['FIND Host WHERE riskScore > 7%', 'FIND Host WHERE riskScore > 7'],
  ['FIND Host WHERE os =~ /win.*/i', 'FIND Host WHERE os =~ "(?i).*win.*"'],
  ['FIND Host WHERE lastSeen > 2025/12/1', 'FIND Host WHERE lastSeen > 2025-12-01'],
  ['FIND Host WHERE lastSeen > DATE("2025-12-01")', 'FIND Host WHERE lastSeen > 2025-12-01'],
  ['FIND Host WHERE lastSeen > -7d', 'FIND Host WHERE lastSeen IN LAST 7 days'],
  ['FIND Host WHERE lastSeen NEWER THAN 3 days', 'FIND Host WHERE lastSeen IN LAST 3 days'],
  ['FIND Host WHERE lastSeen IN LAST WEEK', 'FIND Host WHERE lastSeen IN LAST 1 week'],
  [
    'FIND Vulnerability WHERE host.name = "web-01"',
    'FIND Vulnerability WHERE targets.name = "web-01"',
  ],
  ['Finding WHERE severity = "High"', 'FIND Finding WHERE severity = "High"'],
  // Dates that count from now
  [
    'FIND Host AS h WHERE h.lastSeen > DATEADD(day, -30, GETDATE())',
    'FIND Host AS h WHERE h.lastSeen IN LAST 30 days',
  ],
  [
    'FIND Host WHERE lastSeen >= NOW() - INTERVAL 2 MONTH',
    'FIND Host WHERE lastSeen IN LAST 2 months',
  ],
  [
    "FIND Host WHERE lastSeen < current_date - interval '3 weeks'",
    'FIND Host WHERE (lastSeen EXISTS AND lastSeen NOT IN LAST 3 weeks)',
  ],
  ['FIND Host WHERE lastSeen > date_sub(now(), 90)', 'FIND Host WHERE lastSeen IN LAST 90 days'],
  ['FIND Ticket WHERE dateClosed > NOW() - 90', 'FIND Ticket WHERE dateClosed IN LAST 90 days'],
  [
    'FIND Finding WHERE dueDate < CURRENT_DATE AND statusCategory = "Open"',
    'FIND Finding WHERE dueDate < 2025-12-15 AND statusCategory = "Open"',
  ],
  ['FIND Finding WHERE dueDate < sysdate()', 'FIND Finding WHERE dueDate IN LAST 100 years'],
  ['FIND Finding WHERE dueDate >= tomorrow', 'FIND Finding WHERE dueDate >= 2025-12-16'],
  ['FIND Host WHERE lastSeen = Yesterday', 'FIND Host WHERE lastSeen = 2025-12-14'],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST 30 RETURN h.name',
    'FIND Host AS h WHERE h.lastSeen IN LAST 30 days RETURN h.name',
  ],
  [
    'FIND Host WHERE lastSeen IN_NEXT 7 AND os EXISTS',
    'FIND Host WHERE lastSeen IN_NEXT 7 days AND os EXISTS',
  ],
  ["FIND Host WHERE lastSeen > '2025-11-01'", 'FIND Host WHERE lastSeen > 2025-11-01'],
  // Functions where BQL has an operator
  ['FIND Host WHERE internetFacing = TRUE()', 'FIND Host WHERE internetFacing = true'],
  ['FIND Host AS h WHERE ISNULL(h.owners)', 'FIND Host AS h WHERE h.owners NOT EXISTS'],
  ['FIND Host WHERE !isempty(os) = true', 'FIND Host WHERE os EXISTS'],
  ['FIND Host WHERE NOT isNotNull(os)', 'FIND Host WHERE os NOT EXISTS'],
  ['FIND Host WHERE os ~ "Windows"', 'FIND Host WHERE os =~ "(?i).*Windows.*"'],
  ['FIND Host WHERE os !startswith "Win"', 'FIND Host WHERE os NOT STARTS WITH "Win"'],
  ["FIND Host WHERE os EndsWith 'x'", 'FIND Host WHERE os ENDS WITH "x"'],
  [
    'FIND Host WHERE starts_with(os, "Win") OR regexp_like(os, "L.*")',
    'FIND Host WHERE os STARTS WITH "Win" OR os =~ ".*L.*"',
  ],
  [
    'FIND Finding AS f RETURN f.severity, countif(f.statusCategory = "Open") AS n',
    'FIND Finding AS f RETURN f.severity, sum(CASE WHEN f.statusCategory = "Open" THEN 1 ELSE 0 END) AS n',
  ],
  [
    'FIND Finding AS f RETURN avg(f.riskScore > 7)',
    'FIND Finding AS f RETURN avg(CASE WHEN f.riskScore > 7 THEN 1 ELSE 0 END)',
  ],
  [
    "FIND Finding AS f RETURN DATE_TRUNC('month', f.firstFound), count(*)",
    'FIND Finding AS f RETURN left(toString(f.firstFound), 7), count(*)',
  ],
  [
    'FIND Finding AS f RETURN YEAR(f.firstFound), count(*)',
    'FIND Finding AS f RETURN left(toString(f.firstFound), 4), count(*)',
  ],
  // Values that an attribute never has
  ['FIND Host AS h WHERE h.owners = ""', 'FIND Host AS h WHERE h.owners NOT EXISTS'],
  ["FIND Host WHERE os != ''", 'FIND Host WHERE os EXISTS'],
  ['FIND Finding WHERE status = "open"', 'FIND Finding WHERE statusCategory = "Open"'],
  // Relationships
  [
    'FIND Host AS h OPTIONAL MATCH Finding AS f RETURN h.name',
    'FIND Host AS h OPTIONALLY THAT HAS Finding AS f RETURN h.name',
  ],
  [
    'FIND Host AS h LEFT OUTER JOIN Person AS p ON p.id = h.owner RETURN h.name',
    'FIND Host AS h OPTIONALLY THAT OWNS Person AS p RETURN h.name',
  ],
  [
    'FIND Host AS h WITH Finding AS f RETURN h.name, f.name',
    'FIND Host AS h THAT HAS Finding AS f RETURN h.name, f.name',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 7 AND NOT EXISTS (THAT OWNS Person) RETURN h.name',
    'FIND Host AS h WHERE h.riskScore > 7 THAT NOT OWNS Person RETURN h.name',
  ],
  [
    'FIND Host AS h WHERE THAT OWNS Person AS p RETURN h.name',
    'FIND Host AS h THAT OWNS Person AS p RETURN h.name',
  ],
  [
    'FIND Vulnerability AS v THAT HAS CveRecord AS c RETURN v.name, c.name',
    'FIND Vulnerability AS v THAT IS VulnerabilityDefinition THAT RELATES_TO CveRecord AS c RETURN v.name, c.name',
  ],
  [
    'FIND Asset AS a THAT SUPPORTS BusinessUnit AS b RETURN a.name, b.name',
    'FIND Asset AS a THAT SUPPORTS BusinessService THAT SUPPORTS BusinessUnit AS b RETURN a.name, b.name',
  ],
  // The beginning of a query, and a test of what RETURN computes
  ['COUNT Host', 'FIND Host RETURN count(*)'],
  ['COUNT(*) FROM Host WHERE riskScore > 7', 'FIND Host WHERE riskScore > 7 RETURN count(*)'],
  ['FIND COUNT(Finding)', 'FIND Finding RETURN count(*)'],
  [
    'FIND Host AS h RETURN h.riskRating, COUNT(*) AS n WHERE n > 10 ORDER BY h.riskRating',
    'FIND Host AS h WITH h.riskRating AS riskRating, COUNT(*) AS n WHERE n > 10 RETURN riskRating, n ORDER BY riskRating',
  ],
  [
    'FIND Finding AS f RETURN f.riskRating, count(*), max(f.riskScore) AS top WITH f WHERE top > 7',
    'FIND Finding AS f WITH f.riskRating AS riskRating, count(*) AS count, max(f.riskScore) AS top WHERE top > 7 RETURN riskRating, count, top',
  ],
  // What's written as in other languages, or as in a sentence
  ['FIND Host WHERE lastSeen in the last month', 'FIND Host WHERE lastSeen IN LAST 1 month'],
  ['FIND Finding WHERE dueDate is past', 'FIND Finding WHERE dueDate IN LAST 100 years'],
  [
    'FIND Host WHERE ipv4_is_in_range(ipAddresses, "10.0.0.0/8")',
    'FIND Host WHERE ipAddresses STARTS WITH "10."',
  ],
  [
    'FIND Host WHERE ipAddresses IN CIDR "10.0.0.0/8"',
    'FIND Host WHERE ipAddresses STARTS WITH "10."',
  ],
  ['FIND Host WHERE ipAddresses = 10.0.0.0/8', 'FIND Host WHERE ipAddresses STARTS WITH "10."'],
  ['FIND Host WHERE ipAddresses = 10.0.0.1', 'FIND Host WHERE ipAddresses = "10.0.0.1"'],
  ["FIND Host AS h WHERE UPPER(h.name) LIKE 'WEB%'", 'FIND Host AS h WHERE h.name =~ "(?i)WEB.*"'],
  ["FIND Host AS h WHERE h.name ILIKE '%web%'", 'FIND Host AS h WHERE h.name =~ "(?i).*web.*"'],
  ["FIND Host AS h WHERE h.name ~* 'web.*'", 'FIND Host AS h WHERE h.name =~ "(?i)web.*"'],
  ['FIND Host WHERE name = "Web" IGNORE CASE', 'FIND Host WHERE name =~ "(?i)Web"'],
  ['FIND Host WHERE name contains_cs "web"', 'FIND Host WHERE name CONTAINS "web"'],
  ['_exists_:owners', 'FIND Host WHERE owners EXISTS'],
  ['FIND Host WHERE owners:*', 'FIND Host WHERE owners EXISTS'],
  ['riskScore:[7 TO *]', 'FIND Host WHERE riskScore >= 7'],
  ['severity:(critical OR high)', 'FIND Finding WHERE severity IN ["Critical", "High"]'],
  ['FIND Host WHERE ipAddresses = 10.0.*', 'FIND Host WHERE ipAddresses LIKE "10.0.*"'],
  ['FIND Host WHERE name:/web.*/', 'FIND Host WHERE name =~ "web.*"'],
  ['FIND Host WHERE riskScore:>7', 'FIND Host WHERE riskScore >7'],
  [
    'FIND Host WHERE +os:Windows -status:Retired',
    'FIND Host WHERE os = "Windows" AND NOT status = "Retired"',
  ],
  ['FIND Host WHERE riskScore >= .5', 'FIND Host WHERE riskScore >= 0.5'],
  [
    "FIND Host AS h WHERE h.lastSeen >= DATE '2025-01-01'",
    'FIND Host AS h WHERE h.lastSeen >= 2025-01-01',
  ],
  [
    "SELECT name, os FROM Host WHERE riskRating = 'Critical'",
    'FIND Host WHERE riskRating = "Critical" RETURN name, os',
  ],
  [
    'FIND Host AS h RETURN CAST(h.riskScore AS int)',
    'FIND Host AS h RETURN toInteger(h.riskScore)',
  ],
  [
    'FIND Host AS h RETURN iff(h.riskScore > 7, "a", "b")',
    'FIND Host AS h RETURN CASE WHEN h.riskScore > 7 THEN "a" ELSE "b" END',
  ],
  [
    'FIND Host AS h RETURN sumif(h.riskScore, h.os = "Linux")',
    'FIND Host AS h RETURN sum(CASE WHEN h.os = "Linux" THEN h.riskScore ELSE 0 END)',
  ],
  [
    'FIND Host WHERE AND(os = "Linux", riskScore > 7)',
    'FIND Host WHERE (os = "Linux" AND riskScore > 7)',
  ],
  [
    'FIND Host AS h RETURN bin(h.lastSeen, 1d), count()',
    'FIND Host AS h RETURN left(toString(h.lastSeen), 10), count(*)',
  ],
  ["FIND Host AS h WHERE 'pci' = ANY(h.tags)", 'FIND Host AS h WHERE h.tags CONTAINS ANY ["pci"]'],
  [
    'FIND Host AS h WHERE any(t IN h.tags WHERE t = "pci")',
    'FIND Host AS h WHERE h.tags CONTAINS ANY ["pci"]',
  ],
  ['FIND Host NOT THAT HAS Vulnerability', 'FIND Host THAT NOT HAS Vulnerability'],
  ['FIND Host AS h THAT HAS NOT Finding', 'FIND Host AS h THAT NOT HAS Finding'],
  ['FIND Host AS h THAT DOES NOT HAVE A Finding', 'FIND Host AS h THAT NOT HAS Finding'],
  ['FIND Host WHERE has owner', 'FIND Host WHERE owners EXISTS'],
  ['FIND Host AS h THAT IS OWNED BY Person AS p', 'FIND Host AS h THAT OWNS Person AS p'],
  ['FIND Host AS h THAT Vulnerability AS v', 'FIND Host AS h THAT RELATES TO Vulnerability AS v'],
  ["FIND Host WHERE os isn't null", 'FIND Host WHERE os IS NOT null'],
  ["FIND Host WHERE os isn't Linux", 'FIND Host WHERE os != "Linux"'],
  ['FIND Host WHERE os does not contain "Linux"', 'FIND Host WHERE os NOT CONTAINS "Linux"'],
  ['FIND Host WHERE os is set', 'FIND Host WHERE os EXISTS'],
  ['FIND Host WHERE os is unknown', 'FIND Host WHERE os NOT EXISTS'],
  ['FIND Host WHERE os is one of Linux, Windows', 'FIND Host WHERE os IN ["Linux", "Windows"]'],
  [
    'Host | where tags has_any ("pci", "prod")',
    'FIND Host WHERE tags CONTAINS ANY ["pci", "prod"]',
  ],
  ['Host | where os in~ ("linux", "windows")', 'FIND Host WHERE os =~ "(?i)(linux|windows)"'],
  ['FIND Host WHERE riskScore from 7 to 10', 'FIND Host WHERE riskScore >= 7 AND riskScore <= 10'],
  [
    'FIND Host WHERE lastSeen at least 30 days ago',
    'FIND Host WHERE (lastSeen EXISTS AND lastSeen NOT IN LAST 30 days)',
  ],
  ['FIND Host WHERE riskScore at most 7', 'FIND Host WHERE riskScore <= 7'],
  [
    'FIND Host WHERE lastSeen more than 30 days ago',
    'FIND Host WHERE (lastSeen EXISTS AND lastSeen NOT IN LAST 30 days)',
  ],
  ['FIND Host WHERE riskScore under 7', 'FIND Host WHERE riskScore < 7'],
  ['FIND Host WHERE riskScore is exactly 7', 'FIND Host WHERE riskScore = 7'],
  [
    'FIND Host WHERE riskScore ge 7 and os eq "Linux"',
    'FIND Host WHERE riskScore >= 7 and os = "Linux"',
  ],
  ['FIND Host WHERE os ne "Linux"', 'FIND Host WHERE os != "Linux"'],
  [
    'FIND Host WHERE riskScore lte 7 AND baseRiskScore lt 5',
    'FIND Host WHERE riskScore <= 7 AND baseRiskScore < 5',
  ],
  ['FIND Host WHERE riskScore gt 7', 'FIND Host WHERE riskScore > 7'],
  [
    "MATCH (h:Host)-[:HAS]->(v:Vulnerability) WHERE v.severity = 'Critical' RETURN h.name, count(v) AS n ORDER BY n DESC LIMIT 10",
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.severity = "Critical" RETURN h.name, count(v) AS n ORDER BY n DESC LIMIT 10',
  ],
  ['FIND Host AS h THAT HAS -> Vulnerability', 'FIND Host AS h THAT HAS   Vulnerability'],
  ['FIND Host AS h >> Vulnerability AS v', 'FIND Host AS h THAT RELATES TO >> Vulnerability AS v'],
  [
    "MATCH (h:Host) WHERE h.riskRating = 'Critical' RETURN h.name",
    'FIND Host AS h WHERE h.riskRating = "Critical" RETURN h.name',
  ],
  ['FIND h:Host RETURN h.name', 'FIND Host AS h RETURN h.name'],
  ['FIND Host {name: "web-01"}', 'FIND Host  WHERE name = "web-01"'],
  ['FIND Host AS h RETURN h {.name, .os}', 'FIND Host AS h RETURN h.name, h.os'],
  [
    'FIND Host AS h RETURN h.os AS os, count(*) AS n GROUP BY os HAVING n > 5',
    'FIND Host AS h WITH h.os AS os, count(*) AS n WHERE n > 5 RETURN os, n',
  ],
  ['SELECT h.name, COUNT(*) FROM Host h GROUP BY h.name', 'FIND Host AS h RETURN h.name, COUNT(*)'],
  ['FIND Host AS h RETURN h.os, n = count(*)', 'FIND Host AS h RETURN h.os, count(*) AS n'],
  [
    'Host | where lastSeen > ago(7d) | top 10 by riskScore desc',
    'FIND Host WHERE lastSeen IN LAST 7 days ORDER BY riskScore desc LIMIT 10',
  ],
  ['FIND Host AS h LIMIT 10 PAGE 2', 'FIND Host AS h SKIP 10 LIMIT 10'],
  [
    'FIND Host AS h WHERE h.owners IS NULL ORDER BY h.riskScore DESC NULLS LAST',
    'FIND Host AS h WHERE h.owners IS NULL ORDER BY h.riskScore DESC ',
  ],
  ['FIND Host AS h RETURN h.name AS [Host name]', 'FIND Host AS h RETURN h.name AS "Host name"'],
  ['FIND Host AS h RETURN unique h.os', 'FIND Host AS h RETURN DISTINCT h.os'],
  ['FIND Host.name, Host.os', 'FIND Host RETURN name, os'],
  ['FIND Host WHERE "risk score" > 7', 'FIND Host WHERE riskScore > 7'],
  ['FIND Host WHERE risk score > 7', 'FIND Host WHERE riskScore > 7'],
  ['FIND Host WHERE "log4j"', 'FIND Host WHERE name CONTAINS "log4j"'],
  ['FIND Host "log4j"', 'FIND Host WHERE name CONTAINS "log4j"'],
  // Case
  ['FIND Host AS h WHERE h.name has "sql"', 'FIND Host AS h WHERE h.name =~ "(?i).*sql.*"'],
  ['FIND Host WHERE name !has "sql"', 'FIND Host WHERE NOT name =~ "(?i).*sql.*"'],
  ['FIND Host WHERE name NOT HAS "sql"', 'FIND Host WHERE NOT name =~ "(?i).*sql.*"'],
  ['FIND Host WHERE name INCLUDES "sql"', 'FIND Host WHERE name =~ "(?i).*sql.*"'],
  [
    'FIND Host AS h WHERE h.os in~ ("windows", "linux")',
    'FIND Host AS h WHERE h.os =~ "(?i)(windows|linux)"',
  ],
  ['FIND Host WHERE os !in~ ("a.b")', 'FIND Host WHERE NOT os =~ "(?i)(a\\\\.b)"'],
  ['FIND Vulnerability WHERE name ~ "log4j"', 'FIND Vulnerability WHERE name =~ "(?i).*log4j.*"'],
  ['FIND Host WHERE os !~ "windows"', 'FIND Host WHERE NOT os =~ "(?i).*windows.*"'],
  ['FIND Host WHERE os ICONTAINS "windows"', 'FIND Host WHERE os =~ "(?i).*windows.*"'],
  ['FIND Host WHERE os CONTAINS_IGNORE_CASE "win"', 'FIND Host WHERE os =~ "(?i).*win.*"'],
  ['FIND Host AS h WHERE equalsIgnoreCase(h.os, "a")', 'FIND Host AS h WHERE h.os =~ "(?i)a"'],
  [
    'Host | where name contains "sql" and os !startswith "win"',
    'FIND Host WHERE name =~ "(?i).*sql.*" and NOT os =~ "(?i)win.*"',
  ],
  // Patterns for a part of the text
  ['FIND Host WHERE os MATCHES "(?i)windows"', 'FIND Host WHERE os =~ "(?i).*windows.*"'],
  ['FIND Host WHERE os REGEXP "^Win|Linux$"', 'FIND Host WHERE os =~ ".*(^Win|Linux$).*"'],
  ['FIND Host WHERE os RLIKE "^Win"', 'FIND Host WHERE os =~ "^Win.*"'],
  ['FIND Host WHERE regexp_like(os, "11$")', 'FIND Host WHERE os =~ ".*11$"'],
  ['Host | where os matches regex "win.*"', 'FIND Host WHERE os =~ ".*win.*"'],
  // Several values for one attribute
  [
    'FIND Vulnerability WHERE riskRating is Critical or High',
    'FIND Vulnerability WHERE riskRating IN ["Critical", "High"]',
  ],
  [
    'FIND Vulnerability AS v WHERE v.riskRating = "Critical" or "High" RETURN v.name',
    'FIND Vulnerability AS v WHERE v.riskRating IN ["Critical", "High"] RETURN v.name',
  ],
  [
    'FIND Vulnerability WHERE riskRating is not Low or Medium LIMIT 5',
    'FIND Vulnerability WHERE riskRating NOT IN ["Low", "Medium"] LIMIT 5',
  ],
  [
    'FIND Vulnerability WHERE riskRating = Critical or is High',
    'FIND Vulnerability WHERE riskRating IN ["Critical", "High"]',
  ],
  [
    'FIND Vulnerability WHERE riskRating: Critical, High or Medium AND status = "Active"',
    'FIND Vulnerability WHERE riskRating IN ["Critical", "High", "Medium"] AND status = "Active"',
  ],
  [
    'FIND Host WHERE os = Linux or Windows Server 2019 or "a, or b" LIMIT 5',
    'FIND Host WHERE os IN ["Linux", "Windows Server 2019", "a, or b"] LIMIT 5',
  ],
  [
    'FIND Host WHERE tags CONTAINS "pci" AND "prod"',
    'FIND Host WHERE (tags CONTAINS "pci" AND tags CONTAINS "prod")',
  ],
  [
    'FIND Host WHERE name STARTS WITH "web" OR "db" LIMIT 5',
    'FIND Host WHERE (name STARTS WITH "web" OR name STARTS WITH "db") LIMIT 5',
  ],
  // Columns
  ['FIND Host AS h RETURN h { name, riskScore }', 'FIND Host AS h RETURN h.name, h.riskScore'],
  ['FIND Host AS h RETURN h.name; h.riskScore', 'FIND Host AS h RETURN h.name, h.riskScore'],
  ['FIND Host AS h RETURN h.name & h.os LIMIT 5', 'FIND Host AS h RETURN h.name, h.os LIMIT 5'],
  // Parts of a text
  [
    'FIND Host AS h WHERE LEFT(h.name, 3) = "PRD" RETURN h.name; h.riskScore',
    'FIND Host AS h WHERE h.name STARTS WITH "PRD" RETURN h.name, h.riskScore',
  ],
  ['FIND Host WHERE right(name, 2) != "01"', 'FIND Host WHERE name NOT ENDS WITH "01"'],
  ['FIND Host WHERE substring(name, 1, 3) = "web"', 'FIND Host WHERE name STARTS WITH "web"'],
  ['FIND Host WHERE CHARINDEX("web", name) > 0', 'FIND Host WHERE name CONTAINS "web"'],
  ['FIND Host WHERE instr(name, "web") = 0', 'FIND Host WHERE name NOT CONTAINS "web"'],
  // Joins
  [
    'FIND Host AS h LEFT JOIN Vulnerability AS v ON v.hostId = h.id WHERE v.riskRating = "High" RETURN h.name, v.name',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "High" RETURN h.name, v.name',
  ],
  [
    'FIND Host AS h LEFT JOIN Vulnerability AS v ON v.hostId = h.id WHERE v.id IS NULL RETURN h.name',
    'FIND Host AS h THAT NOT HAS Vulnerability RETURN h.name',
  ],
  [
    "SELECT h.name FROM Host h LEFT JOIN Vulnerability v ON v.h = h.id WHERE v.riskRating = 'High'",
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "High" RETURN h.name',
  ],
  [
    'FIND Host AS h LEFT JOIN Vulnerability v ON v.hostId = h.id RETURN h.name, v.name',
    'FIND Host AS h OPTIONALLY THAT HAS Vulnerability AS v RETURN h.name, v.name',
  ],
  [
    'FIND Host AS h INNER JOIN Person p ON h.owner = p.id RETURN h.name, p.name',
    'FIND Host AS h THAT OWNS Person AS p RETURN h.name, p.name',
  ],
  [
    "SELECT s.name, COUNT(h.id) FROM BusinessService s LEFT JOIN Host h ON h.service_id = s.id AND h.criticality = 'Critical' GROUP BY s.name",
    'FIND BusinessService AS s OPTIONALLY THAT SUPPORTS Host AS h WHERE h.riskRating = "Critical" RETURN s.name, COUNT(h.id)',
  ],
  [
    "SELECT h.name FROM Host h JOIN Vulnerability v ON (v.host_id = h.id AND (v.severity = 'High' OR v.riskScore BETWEEN 4 AND 6)) WHERE h.os LIKE 'Linux%'",
    'FIND Host AS h WHERE h.os LIKE "Linux*" THAT HAS Vulnerability AS v WHERE v.severity = "High" OR v.riskScore >= 4 AND v.riskScore <= 6 RETURN h.name',
  ],
  [
    "SELECT h.name FROM Host h LEFT JOIN Vulnerability v ON v.host_id = h.id AND v.severity = 'Critical' WHERE v.id IS NULL",
    'FIND Host AS h THAT NOT HAS Vulnerability AS v WHERE v.severity = "Critical" RETURN h.name',
  ],
  [
    'SELECT h.name, v.name FROM Host h LEFT JOIN Vulnerability v ON v.host_id = h.id WHERE h.riskScore > 5',
    'FIND Host AS h WHERE h.riskScore > 5 OPTIONALLY THAT HAS Vulnerability AS v RETURN h.name, v.name',
  ],
  [
    'SELECT h.name, p.name FROM Host h JOIN Vulnerability v ON v.host_id = h.id JOIN Person p ON p.id = h.owner',
    'FIND Host AS h THAT HAS Vulnerability AS v AND h THAT OWNS Person AS p RETURN h.name, p.name',
  ],
  [
    'SELECT * FROM Host h JOIN Vulnerability v ON v.host_id = h.id',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h, v',
  ],
  [
    'SELECT COUNT(*) AS n, LEFT(os, 3) FROM Host GROUP BY 2 ORDER BY 1 DESC',
    'FIND Host RETURN COUNT(*) AS n, LEFT(os, 3) ORDER BY n DESC',
  ],
  [
    "SELECT name FROM Host WHERE last_seen < NOW() - INTERVAL '30 days'",
    'FIND Host WHERE (lastSeen EXISTS AND lastSeen NOT IN LAST 30 days) RETURN name',
  ],
  [
    "SELECT name FROM Host WHERE last_seen > CURRENT_DATE - INTERVAL '2' WEEK",
    'FIND Host WHERE lastSeen IN LAST 2 weeks RETURN name',
  ],
  [
    "SELECT name FROM Host WHERE last_seen > now() - '1 month'::interval",
    'FIND Host WHERE lastSeen IN LAST 1 month RETURN name',
  ],
  [
    'FIND Host WHERE lastSeen > NOW() - INTERVAL "7 days" RETURN name',
    'FIND Host WHERE lastSeen IN LAST 7 days RETURN name',
  ],
  [
    'FIND Finding AS f RETURN MONTH(f.lastFixed), COUNT(*) GROUP BY month(f.lastFixed)',
    'FIND Finding AS f RETURN left(toString(f.lastFixed), 7), COUNT(*)',
  ],
  ['FIND Host AS h RETURN COUNT(*), h.os GROUP BY 2', 'FIND Host AS h RETURN COUNT(*), h.os'],
  [
    'FIND Finding AS f GROUP BY f.severity RETURN COUNT(*) ORDER BY COUNT(*)',
    'FIND Finding AS f RETURN f.severity, COUNT(*) ORDER BY COUNT(*)',
  ],
  [
    'SELECT os, COUNT(*) n FROM Host GROUP BY 1 ORDER BY 2 DESC',
    'FIND Host RETURN os, COUNT(*) AS n ORDER BY n DESC',
  ],
  // Attributes of other tools
  ['FIND User WHERE name = "Lee Park"', 'FIND User WHERE displayName = "Lee Park"'],
  [
    "FIND Finding WHERE fixed_at > '2025-01-01' AND updated_on < '2025-02-01'",
    'FIND Finding WHERE lastFixed > 2025-01-01 AND lastUpdated < 2025-02-01',
  ],
  [
    "FIND Ticket WHERE created_at > '2025-01-01' AND fixed_at EXISTS AND closed_at EXISTS",
    'FIND Ticket WHERE dateCreated > 2025-01-01 AND dateClosed EXISTS AND dateClosed EXISTS',
  ],
  // Existence
  ['FIND Host AS h WHERE NOT h.tags=*', 'FIND Host AS h WHERE h.tags NOT EXISTS'],
  ['FIND Host WHERE tags != * AND os = *', 'FIND Host WHERE tags NOT EXISTS AND os EXISTS'],
  ['FIND Host WHERE -tags:*', 'FIND Host WHERE tags NOT EXISTS'],
  ['FIND Host AS h WHERE h has no owner', 'FIND Host AS h WHERE h.owners NOT EXISTS'],
  ["FIND Host AS h WHERE h doesn't have an owner", 'FIND Host AS h WHERE h.owners NOT EXISTS'],
  ['FIND Host WHERE does not have owner', 'FIND Host WHERE owners NOT EXISTS'],
  ['FIND Host AS h WHERE h has an owner', 'FIND Host AS h WHERE h.owners EXISTS'],
  ['FIND Host AS h WHERE h without owner', 'FIND Host AS h WHERE h.owners NOT EXISTS'],
  // Time
  [
    'FIND Finding AS f WHERE f.lastFound earliest=-24h RETURN f.name',
    'FIND Finding AS f WHERE f.lastFound IN LAST 24 hours RETURN f.name',
  ],
  [
    'FIND Finding AS f WHERE f.firstFound >= "now-7d"',
    'FIND Finding AS f WHERE f.firstFound IN LAST 7 days',
  ],
  [
    'FIND Finding WHERE firstFound < "-2w@w"',
    'FIND Finding WHERE (firstFound EXISTS AND firstFound NOT IN LAST 2 weeks)',
  ],
  [
    'FIND Finding WHERE firstFound > "30 days ago"',
    'FIND Finding WHERE firstFound IN LAST 30 days',
  ],
  ['FIND Finding WHERE firstFound = "last 7 days"', 'FIND Finding WHERE firstFound IN LAST 7 days'],
  ['FIND Finding WHERE firstFound > "P7D"', 'FIND Finding WHERE firstFound IN LAST 7 days'],
  ['FIND Finding WHERE firstFound > "now-1M/d"', 'FIND Finding WHERE firstFound IN LAST 1 month'],
  ['FIND Ticket WHERE lastUpdated >= startOfDay()', 'FIND Ticket WHERE lastUpdated >= 2025-12-15'],
  ['FIND Finding WHERE dueDate <= endOfMonth()', 'FIND Finding WHERE dueDate < 2026-01-01'],
  ['FIND Finding WHERE dueDate > endOfDay(-1)', 'FIND Finding WHERE dueDate >= 2025-12-15'],
  ['FIND Finding WHERE dueDate < startOfWeek(-1w)', 'FIND Finding WHERE dueDate < 2025-12-08'],
  ['FIND Finding WHERE firstFound >= startOfYear()', 'FIND Finding WHERE firstFound >= 2025-01-01'],
  // Order
  [
    'FIND Host AS h RETURN h.name SORT BY h.riskScore highest first LIMIT 10',
    'FIND Host AS h RETURN h.name ORDER BY h.riskScore DESC LIMIT 10',
  ],
  ['FIND Host ORDER BY riskScore in descending order', 'FIND Host ORDER BY riskScore DESC'],
  ['FIND Host ORDER BY riskScore from highest to lowest', 'FIND Host ORDER BY riskScore DESC'],
  ['FIND Host ORDER BY lastSeen DESC newest first', 'FIND Host ORDER BY lastSeen DESC'],
  ['FIND Host ORDER BY lastSeen newest first', 'FIND Host ORDER BY lastSeen DESC'],
  ['FIND Host ORDER BY lastSeen (oldest first)', 'FIND Host ORDER BY lastSeen ASC'],
  ['FIND Host ORDER BY riskScore, high to low', 'FIND Host ORDER BY riskScore DESC'],
  ['FIND Host ORDER BY name A-Z', 'FIND Host ORDER BY name ASC'],
  // Percentages
  ['FIND Host WHERE riskScore >= 50%', 'FIND Host WHERE riskScore >= 5'],
  ['FIND Host WHERE riskScore >= 75 percent', 'FIND Host WHERE riskScore >= 7.5'],
  ['FIND CveRecord WHERE epssLikelihood > 12.5%', 'FIND CveRecord WHERE epssLikelihood > 0.125'],
  // Text that is like a value
  ['FIND Host WHERE name = jenkins~1', 'FIND Host WHERE name =~ "(?i).*jenkins.*"'],
  ['FIND Host WHERE name:"jenkins"~0.8', 'FIND Host WHERE name =~ "(?i).*jenkins.*"'],
  // Whole queries
  [
    'index=vulns riskRating=Critical | stats count by name | sort -count',
    'FIND Vulnerability WHERE riskRating = "Critical" RETURN name, count(*) ORDER BY count(*) DESC',
  ],
  [
    'index=assets sourcetype=host (os="Linux" OR os="BSD") name=web* | head 5',
    'FIND Host WHERE (os="Linux" OR os="BSD") AND name LIKE "web*" LIMIT 5',
  ],
  [
    'GET /hosts?internetFacing=true&fields=name&limit=10',
    'FIND Host WHERE internetFacing = true RETURN name LIMIT 10',
  ],
  [
    'https://api.example.com/v1/vulnerabilities?riskRating=Critical,High&riskScore[gte]=7&sort=-riskScore&page=2&per_page=20',
    'FIND Vulnerability WHERE riskRating IN ["Critical", "High"] AND riskScore >= 7 ORDER BY riskScore DESC SKIP 20 LIMIT 20',
  ],
  ['/hosts?$filter=riskScore gt 7&$top=5', 'FIND Host WHERE riskScore > 7 LIMIT 5'],
  [
    '{ hosts(first: 10) { name riskScore vulnerabilities { name riskRating } } }',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name, h.riskScore, v.name, v.riskRating LIMIT 10',
  ],
  [
    'query { hosts(where: {internetFacing: true}) { edges { node { name os } } } }',
    'FIND Host WHERE internetFacing = true RETURN name, os',
  ],
  [
    '{ hosts(filter: {riskScore: {gte: 7}, os: "Linux"}) { name owners { name } findings { name } vulnerabilities { name } } }',
    'FIND Host AS h THAT HAS Finding AS f AND h THAT HAS Vulnerability AS v WHERE h.riskScore >= 7 AND h.os = "Linux" RETURN h.name, h.owners.name, f.name, v.name',
  ],
  [
    'GET vulnerabilities/_search {"query": {"term": {"riskRating": "Critical"}}, "aggs": {"by_name": {"terms": {"field": "name", "size": 10}}}}',
    'FIND Vulnerability WHERE riskRating = "Critical" RETURN name, count(*) AS n ORDER BY n DESC LIMIT 10',
  ],
  [
    'POST /vulnerabilities/_search {"query": {"bool": {"must": [{"match": {"name": "jenkins"}}, {"range": {"riskScore": {"gte": 7}}}], "must_not": {"term": {"status": "Fixed"}}}}, "_source": ["name"], "sort": [{"riskScore": "desc"}], "size": 5}',
    'FIND Vulnerability WHERE name =~ "(?i).*jenkins.*" AND riskScore >= 7 AND NOT status = "Fixed" RETURN name ORDER BY riskScore DESC LIMIT 5',
  ],
  [
    'GET host/_search {"bool": {"should": [{"terms": {"riskRating": ["High", "Critical"]}}, {"exists": {"field": "owners"}}], "filter": {"range": {"lastSeen": {"gte": "now-7d/d"}}}}}',
    'FIND Host WHERE (riskRating IN ["High", "Critical"] OR owners EXISTS) AND lastSeen IN LAST 7 days',
  ],
  [
    'show me all critical vulnerabilities on internet facing hosts',
    'FIND Vulnerability AS v WHERE v.riskRating = "Critical" THAT HAS Host AS h WHERE h.internetFacing = true',
  ],
  // Counts, dates, and keywords of newcomers
  [
    'FIND Host WHERE lastSeen IN 2025',
    'FIND Host WHERE (lastSeen >= 2025-01-01 AND lastSeen < 2026-01-01)',
  ],
  ['FIND Finding WHERE dueDate WITHIN 7 days', 'FIND Finding WHERE dueDate IN NEXT 7 days'],
  [
    'FIND Ticket WHERE status IN ["Open", "closed"]',
    'FIND Ticket WHERE statusCategory IN ["Open", "Closed"]',
  ],
  ['FIND Host OPTIONAL JOIN Person AS p', 'FIND Host OPTIONALLY THAT OWNS Person AS p'],
  [
    'FIND Host AS h WHERE count(h.findings) > 10',
    'FIND Host AS h THAT HAS Finding AS f WITH h, count(f) AS n WHERE n > 10 RETURN h, n',
  ],
  [
    'FIND Host AS h THAT HAS Finding AS f WHERE count(*) > 3 RETURN h.name',
    'FIND Host AS h THAT HAS Finding AS f WITH h, count(f) AS n WHERE n > 3 RETURN h.name',
  ],
  [
    'FIND Ticket AS t THAT BELONGS_TO User AS u WHERE count(t) >= 10 RETURN u.displayName, count(t)',
    'FIND Ticket AS t THAT BELONGS_TO User AS u WITH u, count(t) AS n WHERE n >= 10 RETURN u.displayName, n',
  ],
  [
    'FIND Host AS h WHERE size(h.tags) > 3',
    'FIND Host AS h WITH h, size(h.tags) AS n WHERE n > 3 RETURN h, n',
  ],
  ['FIND Finding WHERE dueDate > NOW()', 'FIND Finding WHERE dueDate IN NEXT 100 years'],
  [
    'FIND Finding AS f WHERE f.dueDate < GETDATE() - 7',
    'FIND Finding AS f WHERE (f.dueDate IN LAST 100 years AND f.dueDate NOT IN LAST 7 days)',
  ],
  ['FIND Finding WHERE ageInDays > 30 days', 'FIND Finding WHERE ageInDays > 30'],
  ['FIND Finding WHERE dueDate < 01/31/2026', 'FIND Finding WHERE dueDate < 2026-01-31'],
  [
    'FIND Host WHERE DATEDIFF(day, lastSeen, GETDATE()) > 90',
    'FIND Host WHERE (lastSeen EXISTS AND lastSeen NOT IN LAST 90 days)',
  ],
  [
    'FIND Host AS h WHERE DATEDIFF(NOW(), h.lastSeen) <= 7',
    'FIND Host AS h WHERE h.lastSeen IN LAST 7 days',
  ],
  [
    'FIND Host WHERE DATE_DIFF(CURRENT_DATE(), lastSeen, HOUR) < 12 AND os = "a"',
    'FIND Host WHERE lastSeen IN LAST 12 hours AND os = "a"',
  ],
  ['FIND Finding AS f WHERE f.riskRating >= 9', 'FIND Finding AS f WHERE f.riskScore >= 9'],
  ['FIND Host WHERE (os = "a"', 'FIND Host WHERE (os = "a")'],
  [
    'FIND Host AS h WHERE (os = "a" OR (os = "b" AND riskScore > 7) THAT HAS Vulnerability',
    'FIND Host AS h WHERE (os = "a" OR (os = "b" AND riskScore > 7)) THAT HAS Vulnerability',
  ],
  ['FIND Finding WHERE dueDate < "01/31/2026"', 'FIND Finding WHERE dueDate < 2026-01-31'],
  ['FIND Finding WHERE dueDate = 31.1.2026', 'FIND Finding WHERE dueDate = 2026-01-31'],
  ['FIND Host WHERE lastSeen IN LAST 1 quarter', 'FIND Host WHERE lastSeen IN LAST 3 months'],
  ['FIND Host WHERE lastSeen IN LAST 2 QUARTERS', 'FIND Host WHERE lastSeen IN LAST 6 months'],
  [
    'FIND Host WHERE tags CONTAINS ANY "pci", "prod" AND os = "a"',
    'FIND Host WHERE tags CONTAINS ANY ["pci", "prod"] AND os = "a"',
  ],
  ['FIND Host WHERE tags NOT CONTAINS ALL "pci"', 'FIND Host WHERE tags NOT CONTAINS ALL ["pci"]'],
  [
    'FIND Vulnerability earliest=-30d latest=now severity=Critical',
    'FIND Vulnerability WHERE firstFound IN LAST 30 days AND severity = "Critical"',
  ],
  [
    'FIND Host WHERE name:web* tags:prod -tags:test RETURN name',
    'FIND Host WHERE name LIKE "web*" AND tags CONTAINS "prod" AND NOT tags CONTAINS "test" RETURN name',
  ],
  ['FIND Host AS h OPTIONAL THAT OWNS Person', 'FIND Host AS h OPTIONALLY THAT OWNS Person'],
  ['FIND Host AS h THAT OPTIONALLY OWNS Person', 'FIND Host AS h OPTIONALLY THAT OWNS Person'],
  ['FIND Host whre os = "a" ORDER BY name', 'FIND Host WHERE os = "a" ORDER BY name'],
  [
    'FIND Host AS x THAT HAS Vulnerability AND THAT HAS Package',
    'FIND Host AS x THAT HAS Vulnerability AND x THAT HAS Package',
  ],
  [
    'FIND Host AS h WHERE NOT EXISTS (SELECT 1 FROM findings f WHERE f.host = h.id) RETURN h.name',
    'FIND Host AS h THAT NOT HAS Finding RETURN h.name',
  ],
  ['FIND Ticket WHERE assigned = "me"', 'FIND Ticket WHERE assigned IS CURRENT USER'],
  ['FIND Ticket WHERE assigned != currentUser()', 'FIND Ticket WHERE assigned NOT IS CURRENT USER'],
  [
    'FIND Finding WHERE status IN (Open, "Fixed")',
    'FIND Finding WHERE (statusCategory IN ["Open"] OR status IN ["Fixed"])',
  ],
  [
    'FIND Finding WHERE status NOT IN ["closed"]',
    'FIND Finding WHERE statusCategory NOT IN ["Closed"]',
  ],
  ['FIND Cloud', 'FIND CloudResource'],
  [
    'FIND Host AS h THAT NOT HAS Ticket',
    'FIND Host AS h OPTIONALLY THAT HAS Finding AS f OPTIONALLY THAT HAS Ticket AS t WITH h, count(t) AS n WHERE n = 0 RETURN h',
  ],
  // Values and names that belong to another attribute or model
  [
    'FIND Vulnerability WHERE sla = "breached"',
    'FIND Vulnerability WHERE complianceStatus = "Out of SLA"',
  ],
  ['FIND Vulnerability WHERE riskScore > High', 'FIND Vulnerability WHERE riskRating > "High"'],
  [
    'FIND Vulnerability WHERE ageInDays > "overdue"',
    'FIND Vulnerability WHERE complianceStatus = "Out of SLA"',
  ],
  [
    'FIND Vulnerability WHERE firstFound = 2025',
    'FIND Vulnerability WHERE (firstFound >= 2025-01-01 AND firstFound < 2026-01-01)',
  ],
  [
    'FIND Vulnerability WHERE firstFound <= 2025',
    'FIND Vulnerability WHERE firstFound < 2026-01-01',
  ],
  [
    'FIND Vulnerability WHERE firstFound >= "20 November 2025"',
    'FIND Vulnerability WHERE firstFound >= 2025-11-20',
  ],
  ['FIND Ticket WHERE status != "Done"', 'FIND Ticket WHERE statusCategory = "Open"'],
  [
    'FIND Vulnerability AS v WHERE v.isClosed = false',
    'FIND Vulnerability AS v WHERE v.statusCategory != "Closed"',
  ],
  [
    'FIND Vulnerability AS v WHERE v.osFamily = "Linux"',
    'FIND Vulnerability AS v WHERE v.targets.osFamily = "Linux"',
  ],
  [
    'FIND Vulnerability AS v WHERE v.patchAvailable = true',
    'FIND Vulnerability AS v WHERE v.type.patchAvailable = true',
  ],
  ['FIND Host AS h THAT HAS Owner AS p', 'FIND Host AS h THAT OWNS Person AS p'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v THAT OWNS Person AS p',
    'FIND Host AS h THAT HAS Vulnerability AS v AND h THAT OWNS Person AS p',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v THAT NOT OWNS Person',
    'FIND Host AS h THAT HAS Vulnerability AS v AND h THAT NOT OWNS Person',
  ],
  // Clauses, relationships, operators, and dates
  ['FIND Host WHERE AS h h.riskScore > 8', 'FIND Host AS h WHERE h.riskScore > 8'],
  [
    'FIND Host AS h THAT SUPPORTS Business Service AS bs',
    'FIND Host AS h THAT SUPPORTS BusinessService AS bs',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v AND v.riskRating = "Critical"',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical"',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH v.riskRating = "Critical"',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical"',
  ],
  ['FIND Host AND riskScore > 7', 'FIND Host WHERE riskScore > 7'],
  [
    'FIND Host AS h WHERE h.riskScore IN TOP 10',
    'FIND Host AS h ORDER BY h.riskScore DESC LIMIT 10',
  ],
  [
    'FIND Vulnerability AS v THAT >> HAS Host AS h',
    'FIND Vulnerability AS v THAT HAS >> Host AS h',
  ],
  ['FIND Vulnerability AS v THAT HAS Ticket = 0', 'FIND Vulnerability AS v THAT NOT HAS Ticket'],
  [
    'FIND Host AS h THAT belongs to BusinessService AS bs',
    'FIND Host AS h THAT SUPPORTS BusinessService AS bs',
  ],
  ['FIND Host WHERE riskScore > 5 AND < 8', 'FIND Host WHERE riskScore > 5 AND riskScore < 8'],
  [
    'FIND Host WHERE name LIKE "a = b*" OR LIKE "db*"',
    'FIND Host WHERE name LIKE "a = b*" OR name LIKE "db*"',
  ],
  [
    'FIND Finding AS f WHERE f.firstFound IN LAST 30 days AND NOT IN LAST 7 days',
    'FIND Finding AS f WHERE f.firstFound IN LAST 30 days AND f.firstFound NOT IN LAST 7 days',
  ],
  [
    'FIND Host WHERE ipAddresses BETWEEN "10.0.0.1" AND "10.0.0.3"',
    'FIND Host WHERE ipAddresses =~ "10\\\\.0\\\\.0\\\\.([1-3])"',
  ],
  ['FIND Finding WHERE firstFound >= Nov 20, 2025', 'FIND Finding WHERE firstFound >= 2025-11-20'],
  [
    'FIND Finding WHERE firstFound AFTER 3rd of March 2025',
    'FIND Finding WHERE firstFound > 2025-03-03',
  ],
  // What newcomers paste, miss, and say in other words
  [
    '```bql\nFIND Vulnerability AS v\nWHERE v.riskRating = "Critical"\nTHAT HAS Host AS h\nWHERE h.osFamily = "Windows"\n```',
    '\nFIND Vulnerability AS v\nWHERE v.riskRating = "Critical"\nTHAT HAS Host AS h\nWHERE h.osFamily = "Windows"\n',
  ],
  [
    '```bql\nFIND Finding AS f\nWHERE f.complianceStatus = "Out of SLA"\n```',
    '\nFIND Finding AS f\nWHERE f.complianceStatus = "Out of SLA"\n',
  ],
  ['```bql\nFIND Host\n```', '\nFIND Host\n'],
  ['bql> FIND Host WHERE riskScore > 5', 'FIND Host WHERE riskScore > 5'],
  ['> FIND Host', 'FIND Host'],
  ['$ FIND Host WHERE name = "a"', 'FIND Host WHERE name = "a"'],
  ['BQL> FIND Host AS h\n...> WHERE h.riskScore > 5', 'FIND Host AS h\n WHERE h.riskScore > 5'],
  [
    'FIND Host AS h WHERE h.lastSeen >= #2026-01-01#',
    'FIND Host AS h WHERE h.lastSeen >= 2026-01-01',
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.riskScore &gt;= 8 AND v.statusCategory = "Open"',
    'FIND Vulnerability AS v\nWHERE v.riskScore >= 8 AND v.statusCategory = "Open"',
  ],
  ['FIND Host WHERE riskScore &gt; 5', 'FIND Host WHERE riskScore > 5'],
  [
    'FIND Host WHERE riskScore &lt;= 5 AND name = &quot;a&quot;',
    'FIND Host WHERE riskScore <= 5 AND name = "a"',
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.status = "Fixed" AND v.lastFixed IN LAST "7 days"',
    'FIND Vulnerability AS v\nWHERE v.status = "Fixed" AND v.lastFixed IN LAST 7 days',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST "7 days"',
    'FIND Host AS h WHERE h.lastSeen IN LAST 7 days',
  ],
  [
    "FIND Host AS h WHERE h.lastSeen IN LAST '7 days'",
    'FIND Host AS h WHERE h.lastSeen IN LAST 7 days',
  ],
  [
    'FIND Host AS h\nWHERE h.lastSeen NOT IN THE LAST 14 days',
    'FIND Host AS h\nWHERE h.lastSeen NOT IN LAST 14 days',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN THE LAST 14 days',
    'FIND Host AS h WHERE h.lastSeen IN LAST 14 days',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen NOT IN THE LAST 14 days',
    'FIND Host AS h WHERE h.lastSeen NOT IN LAST 14 days',
  ],
  [
    'FIND Finding AS f WHERE f.riskRating IS High or above',
    'FIND Finding AS f WHERE f.riskRating >= "High"',
  ],
  ['FIND Finding WHERE riskScore 7+', 'FIND Finding WHERE riskScore >= 7'],
  ['FIND Finding WHERE riskRating = High OR HIGHER', 'FIND Finding WHERE riskRating >= "High"'],
  [
    'FIND Host AS h\nEVAL age = now() - h.lastSeen\nWHERE age > 30',
    'FIND Host AS h\nWHERE (h.lastSeen EXISTS AND h.lastSeen NOT IN LAST 30 days)',
  ],
  ['FIND Host AS h LET x = 5 WHERE h.riskScore > x', 'FIND Host AS h WHERE h.riskScore > 5'],
  [
    'FIND Host AS h EVAL age = now() - h.lastSeen WHERE age > 30',
    'FIND Host AS h WHERE (h.lastSeen EXISTS AND h.lastSeen NOT IN LAST 30 days)',
  ],
  [
    'FIND Host AS h WHERE now() - h.lastSeen > 30',
    'FIND Host AS h WHERE (h.lastSeen EXISTS AND h.lastSeen NOT IN LAST 30 days)',
  ],
  ['FIND business service AS b', 'FIND BusinessService AS b'],
  [
    'FIND Vulnerability AS v THAT IS vulnerability definition AS vd',
    'FIND Vulnerability AS v THAT IS VulnerabilityDefinition AS vd',
  ],
  ['FIND cloud-resource', 'FIND CloudResource'],
  ['FIND DISTINCT Host AS h\nRETURN h.osFamily', 'FIND Host AS h\nRETURN DISTINCT h.osFamily'],
  ['FIND DISTINCT Host AS h RETURN h.osFamily', 'FIND Host AS h RETURN DISTINCT h.osFamily'],
  ['FIND UNIQUE Host AS h RETURN h.osFamily', 'FIND Host AS h RETURN DISTINCT h.osFamily'],
  ['FIND Host (h)', 'FIND Host AS h'],
  ['FIND Host[h]', 'FIND Host AS h'],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWITH h, count(v) AS "Open vulns"\nWHERE "Open vulns" > 5\nRETURN h.name, "Open vulns"',
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWITH h, count(v) AS openVulns\nWHERE openVulns > 5\nRETURN h.name, openVulns',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS "Open vulns" WHERE "Open vulns" > 5 RETURN h.name, "Open vulns"',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS openVulns WHERE openVulns > 5 RETURN h.name, openVulns',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS open-vulns RETURN h.name',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS openVulns RETURN h.name',
  ],
  ['FIND Host AS h WHERE h.lastSeen >= 2026-01', 'FIND Host AS h WHERE h.lastSeen >= 2026-01-01'],
  [
    'FIND Host AS h THAT HAS AT LEAST ONE Vulnerability AS v',
    'FIND Host AS h THAT HAS Vulnerability AS v',
  ],
  [
    'FIND Host AS h WHERE EITHER h.osFamily = "Windows" OR h.riskScore > 5',
    'FIND Host AS h WHERE h.osFamily = "Windows" OR h.riskScore > 5',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Windows" AND "Linux"',
    'FIND Host AS h WHERE h.osFamily IN ["Windows", "Linux"]',
  ],
  ['FIND Host AS h WHERE h.owner IS ME', 'FIND Host AS h WHERE h.owners IS CURRENT USER'],
  [
    'FIND Host AS h WHERE h.name LIKE "%web%" ESCAPE "\\\\"',
    'FIND Host AS h WHERE h.name LIKE "*web*" ',
  ],
  ['FIND Host AS h WHERE AND h.riskScore > 5', 'FIND Host AS h WHERE h.riskScore > 5'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 AND AND h.os = "a"',
    'FIND Host AS h WHERE h.riskScore > 5 AND h.os = "a"',
  ],
  ['FIND Finding AS f WHERE f.status NOT "Fixed"', 'FIND Finding AS f WHERE f.status != "Fixed"'],
  ['FIND Host AS h WHERE h->os = "a"', 'FIND Host AS h WHERE h.os = "a"'],
  ['FIND Host AS h WHERE h:os = "a"', 'FIND Host AS h WHERE h.os = "a"'],
  ['FIND Host WHERE riskScore = > 5', 'FIND Host WHERE riskScore >= 5'],
  ['FIND Host WHERE riskScore > = 5', 'FIND Host WHERE riskScore >= 5'],
  ['FIND Host{riskScore > 5}', 'FIND Host WHERE riskScore > 5'],
  ['FIND Host WHERE {riskScore > 5}', 'FIND Host  WHERE riskScore > 5'],
  ['FIND Host WHERE [riskScore > 5]', 'FIND Host  WHERE riskScore > 5'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n HAVING n > 5 RETURN h.name, n',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n > 5 RETURN h.name, n',
  ],
  ['FIND Host AS h RETURN TOP 5 h.name', 'FIND Host AS h RETURN h.name LIMIT 5'],
  ['FIND Host AS h RETURN h.osFamily DISTINCT', 'FIND Host AS h RETURN DISTINCT h.osFamily'],
  [
    'FIND Host AS h RETURN h.name, DISTINCT h.osFamily',
    'FIND Host AS h RETURN DISTINCT h.name, h.osFamily',
  ],
  ['FIND Host AS h DISTINCT h.osFamily', 'FIND Host AS h RETURN DISTINCT h.osFamily'],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nRETURN h.name AS Host, count(v) AS Vulns\nHAVING Vulns > 20\nORDER BY Vulns DESC',
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWITH h.name AS Host, count(v) AS Vulns WHERE Vulns > 20 RETURN Host, Vulns ORDER BY Vulns DESC',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v HAVING count(v) > 10',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n > 10 RETURN h, n',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v HAVING count(v) > 10 RETURN h.name',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n > 10 RETURN h.name',
  ],
  ['FIND Host AS h HAVING h.riskScore > 5', 'FIND Host AS h WHERE h.riskScore > 5'],
  ['```\nFIND Host WHERE riskScore > 5\n```', '\nFIND Host WHERE riskScore > 5\n'],
  ['```sql\nSELECT * FROM Host\n```', '\nFIND Host\n'],
  ['`FIND Host WHERE riskScore > 5`', 'FIND Host WHERE riskScore > 5'],
  ['`FIND Host AS h RETURN h.name', 'FIND Host AS h RETURN h.name'],
  ['BQL: FIND Host', 'FIND Host'],
  ['1. FIND Host', 'FIND Host'],
  ['FIND Host WHERE name = &#34;web&#34;', 'FIND Host WHERE name = "web"'],
  [
    'FIND Host WHERE riskScore &gt;= 5 &amp;&amp; osFamily = "Linux"',
    'FIND Host WHERE riskScore >= 5 AND osFamily = "Linux"',
  ],
  ['FIND Host&nbsp;WHERE riskScore > 5', 'FIND Host WHERE riskScore > 5'],
  ['FIND Host WHERE name = &#39;web&#39;', 'FIND Host WHERE name = "web"'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH count(v) AS n RETURN h.name, n',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name, n',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h.name AS host, count(v) AS n WHERE n > 5 RETURN h.name, n',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h.name AS host, count(v) AS n WHERE n > 5 RETURN host, n',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH count(v) AS n ORDER BY n RETURN h.name',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name ORDER BY n',
  ],
  [
    'FIND Host AS h THAT HAS Finding AS f WITH h.osFamily AS os, avg(f.riskScore) AS score RETURN h.osFamily, score ORDER BY score',
    'FIND Host AS h THAT HAS Finding AS f WITH h.osFamily AS os, avg(f.riskScore) AS score RETURN os, score ORDER BY score',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Linux" AND (h.riskRating = "Critical" OR h.riskRating = "High"\nRETURN h.name',
    'FIND Host AS h WHERE h.osFamily = "Linux" AND (h.riskRating = "Critical" OR h.riskRating = "High")\nRETURN h.name',
  ],
  [
    'FIND Host AS h\nWHERE ((h.osFamily = "Linux" OR h.osFamily = "Windows") AND h.riskScore > 5\nORDER BY h.name',
    'FIND Host AS h\nWHERE ((h.osFamily = "Linux" OR h.osFamily = "Windows") AND h.riskScore > 5)\nORDER BY h.name',
  ],
  [
    'FIND Host AS h WHERE (h.riskScore > 5 AND h.internetFacing = true RETURN h.name',
    'FIND Host AS h WHERE (h.riskScore > 5 AND h.internetFacing = true) RETURN h.name',
  ],
  ['FIND Host AS h RETURN count(h.name AS n', 'FIND Host AS h RETURN count(h.name) AS n'],
  [
    'FIND Host AS h RETURN round(avg(h.riskScore) AS Score',
    'FIND Host AS h RETURN round(avg(h.riskScore)) AS Score',
  ],
  ['FIND Host AS h RETURN count(h', 'FIND Host AS h RETURN count(h)'],
  [
    'FIND Host AS h WHERE h.osFamily IN ["Linux", "Windows" AND h.riskScore > 5',
    'FIND Host AS h WHERE h.osFamily IN ["Linux", "Windows"] AND h.riskScore > 5',
  ],
  [
    'FIND Host AS h WHERE h.name STARTS WITH "db- AND h.osFamily = "Linux"',
    'FIND Host AS h WHERE h.name STARTS WITH "db-" AND h.osFamily = "Linux"',
  ],
  [
    'FIND Host AS h WHERE h.name = "db AND h.osFamily = "Linux" AND h.os = "b"',
    'FIND Host AS h WHERE h.name = "db" AND h.osFamily = "Linux" AND h.os = "b"',
  ],
  [
    'FIND Host AS h WHERE h.osFamily IN ["Linux, "Windows"]',
    'FIND Host AS h WHERE h.osFamily IN ["Linux", "Windows"]',
  ],
  [
    'FIND Host AS h WHERE h.osFamily IN ["Linux", "Windows]',
    'FIND Host AS h WHERE h.osFamily IN ["Linux", "Windows"]',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Linux AND h.riskScore > 5\nRETURN h.name AS "Host name"',
    'FIND Host AS h WHERE h.osFamily = "Linux" AND h.riskScore > 5\nRETURN h.name AS "Host name"',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = Linux" AND h.riskScore > 5',
    'FIND Host AS h WHERE h.osFamily = "Linux" AND h.riskScore > 5',
  ],
  [
    'FIND Host AS h WHERE h.name = "web-01" AND h.osFamily = "Linux',
    'FIND Host AS h WHERE h.name = "web-01" AND h.osFamily = "Linux"',
  ],
  [
    'FIND Host AS h RETURN h.name AS "Host name, h.os AS "OS"',
    'FIND Host AS h RETURN h.name AS "Host name", h.os AS "OS"',
  ],
  [
    'FIND Finding AS f WHERE NOT f.status IS NOT "Fixed"',
    'FIND Finding AS f WHERE f.status != "Fixed"',
  ],
  [
    'FIND Finding AS f WHERE NOT (f.status NOT = "Fixed")',
    'FIND Finding AS f WHERE (f.status != "Fixed")',
  ],
  [
    'FIND Finding AS f WHERE NOT f.status NOT = "Fixed"',
    'FIND Finding AS f WHERE f.status != "Fixed"',
  ],
  ['FIND Host AS h THAT IS IN Subnet AS s', 'FIND Host AS h THAT IN_RANGE Subnet AS s'],
  ['FIND Host AS h THAT IS ON Subnet AS s', 'FIND Host AS h THAT IN_RANGE Subnet AS s'],
  [
    'FIND Vulnerability AS v THAT IS FOUND ON Host AS h',
    'FIND Vulnerability AS v THAT HAS Host AS h',
  ],
  [
    'FIND Host AS h THAT HAS v WHERE v.severity = "High"',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.severity = "High"',
  ],
  [
    'FIND "Vulnerability Definition" AS vd WHERE vd.patchAvailable = true',
    'FIND VulnerabilityDefinition AS vd WHERE vd.patchAvailable = true',
  ],
  ["FIND 'Host' AS h", 'FIND Host AS h'],
  ['FIND "Host" AS h', 'FIND Host AS h'],
  ['FIND "vulnerabilities"', 'FIND Vulnerability'],
  ['FIND "business service" AS b', 'FIND BusinessService AS b'],
  [
    'FIND Host AS h THAT SUPPORTS "Business Service" AS b',
    'FIND Host AS h THAT SUPPORTS BusinessService AS b',
  ],
  ['FIND Host:Server', 'FIND Host'],
  ['FIND DISTINCT Host.osFamily', 'FIND Host RETURN DISTINCT osFamily'],
  ['FIND DISTINCT h.osFamily FROM Host AS h', 'FIND Host AS h RETURN DISTINCT h.osFamily'],
  [
    'FIND DISTINCT Host AS h THAT HAS Vulnerability AS v RETURN h.name ORDER BY h.name',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN DISTINCT h.name ORDER BY h.name',
  ],
  ['FIND DISTINCT Host', 'FIND Host'],
  [
    "FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS 'open vulns' WHERE 'open vulns' > 3 RETURN h.name",
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS openVulns WHERE openVulns > 3 RETURN h.name',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name, count(v)',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name, n',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name, n ORDER BY count(v) DESC',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name, n ORDER BY n DESC',
  ],
  [
    'FIND Host AS h LEFT OPTIONAL THAT OWNS Person AS p',
    'FIND Host AS h OPTIONALLY THAT OWNS Person AS p',
  ],
  ['FIND Host AS h OUTER THAT OWNS Person AS p', 'FIND Host AS h OPTIONALLY THAT OWNS Person AS p'],
  [
    'FIND Host AS h LEFT OUTER THAT OWNS Person AS p',
    'FIND Host AS h OPTIONALLY THAT OWNS Person AS p',
  ],
  ['FIND Host AS h LEFT THAT OWNS Person AS p', 'FIND Host AS h OPTIONALLY THAT OWNS Person AS p'],
  ['FIND Host AS h OPTIONALLY JOIN Person AS p', 'FIND Host AS h OPTIONALLY THAT OWNS Person AS p'],
  ['FIND Host AS h INCLUDE Person AS p', 'FIND Host AS h THAT OWNS Person AS p'],
  ['FIND Host AS h FILTER h.riskScore > 5', 'FIND Host AS h WHERE h.riskScore > 5'],
  [
    'FIND Host AS h FILTER h.riskScore > 5 RETURN h.name',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name',
  ],
  ['FIND Host AS h WHEN h.riskScore > 5', 'FIND Host AS h WHERE h.riskScore > 5'],
  ['FIND Host AS h IF h.riskScore > 5', 'FIND Host AS h WHERE h.riskScore > 5'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 SHOW h.name',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 DISPLAY h.name, h.os',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name, h.os',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 SELECT h.name, h.os',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name, h.os',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 OUTPUT h.name',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 PRINT h.name',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 COLUMNS h.name, h.os',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name, h.os',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 YIELD h.name',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name',
  ],
  ['FIND Host AS h COUNT BY h.osFamily', 'FIND Host AS h RETURN h.osFamily, count(*)'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 COUNT(*)',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN COUNT(*)',
  ],
  ['FIND Host AS h SET h.name = "a"', 'FIND Host AS h WHERE h.name = "a"'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 SORT h.name DESC',
    'FIND Host AS h WHERE h.riskScore > 5 ORDER BY h.name DESC',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 SORTED BY h.name DESC',
    'FIND Host AS h WHERE h.riskScore > 5 ORDER BY h.name DESC',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 RANK BY h.name',
    'FIND Host AS h WHERE h.riskScore > 5 ORDER BY h.name',
  ],
  ['FIND Host AS h USING Vulnerability AS v', 'FIND Host AS h THAT HAS Vulnerability AS v'],
  ['FIND Host AS h PARTITION BY h.osFamily', 'FIND Host AS h RETURN h.osFamily, count(*)'],
  ['FIND Host AS h WHERE h.riskScore > 5 HEAD 10', 'FIND Host AS h WHERE h.riskScore > 5 LIMIT 10'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 RENAME h.name AS Host',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name AS Host',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed AFTER f.dueDate',
    'FIND Finding AS f WHERE f.lastFixed GREATER THAN ATTRIBUTE f.dueDate',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed > f.dueDate',
    'FIND Finding AS f WHERE f.lastFixed GREATER THAN ATTRIBUTE f.dueDate',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore LESS THAN f.baseRiskScore',
    'FIND Finding AS f WHERE f.riskScore LESS THAN ATTRIBUTE f.baseRiskScore',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore IS GREATER THAN OR EQUAL TO f.baseRiskScore',
    'FIND Finding AS f WHERE f.riskScore GREATER THAN OR EQUALS TO ATTRIBUTE f.baseRiskScore',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore EQUALS f.baseRiskScore',
    'FIND Finding AS f WHERE f.riskScore EQUALS TO ATTRIBUTE f.baseRiskScore',
  ],
  ['FIND Finding AS f WHERE f.riskScore GREATER 5', 'FIND Finding AS f WHERE f.riskScore > 5'],
  [
    'FIND Finding AS f WHERE f.riskScore IS GREATER THAN 5',
    'FIND Finding AS f WHERE f.riskScore > 5',
  ],
  ['FIND Finding AS f WHERE f.riskScore MORE THAN 5', 'FIND Finding AS f WHERE f.riskScore > 5'],
  [
    'FIND Finding AS f WHERE f.riskScore GREATER OR EQUAL 5',
    'FIND Finding AS f WHERE f.riskScore >= 5',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore GREATER THAN OR EQUAL 5',
    'FIND Finding AS f WHERE f.riskScore >= 5',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed OLDER THAN f.dueDate',
    'FIND Finding AS f WHERE f.lastFixed LESS THAN ATTRIBUTE f.dueDate',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed NEWER THAN 2026-01-01',
    'FIND Finding AS f WHERE f.lastFixed > 2026-01-01',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed OLDER THAN 2026-01-01',
    'FIND Finding AS f WHERE f.lastFixed < 2026-01-01',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed LATER THAN 2026-01-01',
    'FIND Finding AS f WHERE f.lastFixed > 2026-01-01',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed EARLIER THAN 30 days',
    'FIND Finding AS f WHERE (f.lastFixed EXISTS AND f.lastFixed NOT IN LAST 30 days)',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed IS BEFORE f.dueDate',
    'FIND Finding AS f WHERE f.lastFixed LESS THAN ATTRIBUTE f.dueDate',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed IS AFTER 2026-01-01',
    'FIND Finding AS f WHERE f.lastFixed > 2026-01-01',
  ],
  ['FIND Finding AS f WHERE f.status EQUALS "Fixed"', 'FIND Finding AS f WHERE f.status = "Fixed"'],
  [
    'FIND Finding AS f WHERE f.status NOT EQUALS "Fixed"',
    'FIND Finding AS f WHERE f.status != "Fixed"',
  ],
  [
    'FIND Finding AS f WHERE f.status NOT EQUAL TO "Fixed"',
    'FIND Finding AS f WHERE f.status != "Fixed"',
  ],
  [
    'FIND Finding AS f WHERE f.status IS EQUAL "Fixed"',
    'FIND Finding AS f WHERE f.status = "Fixed"',
  ],
  ['FIND Finding AS f WHERE f.status ISNT "Fixed"', 'FIND Finding AS f WHERE f.status != "Fixed"'],
  [
    'FIND Finding AS f WHERE f.riskRating HIGHER THAN "Medium"',
    'FIND Finding AS f WHERE f.riskRating > "Medium"',
  ],
  [
    'FIND Finding AS f WHERE f.riskRating AT LEAST "High"',
    'FIND Finding AS f WHERE f.riskRating >= "High"',
  ],
  [
    'FIND Finding AS f WHERE f.riskRating ABOVE Medium',
    'FIND Finding AS f WHERE f.riskRating > "Medium"',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST "7" days',
    'FIND Host AS h WHERE h.lastSeen IN LAST 7 days',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen SINCE "2026-01-01"',
    'FIND Host AS h WHERE h.lastSeen >= 2026-01-01',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST 7 business days',
    'FIND Host AS h WHERE h.lastSeen IN LAST 7 days',
  ],
  ['FIND Finding AS f WHERE f.riskRating > 7', 'FIND Finding AS f WHERE f.riskScore > 7'],
  ['FIND Finding AS f WHERE f.severity >= 4', 'FIND Finding AS f WHERE f.severity >= "High"'],
  ['FIND Finding AS f WHERE f.severity = 5', 'FIND Finding AS f WHERE f.severity = "Critical"'],
  ['FIND Finding AS f WHERE f.riskRating >= "7"', 'FIND Finding AS f WHERE f.riskScore >= 7'],
  [
    'FIND Host AS h WHERE h.riskRating BETWEEN 7 AND 10',
    'FIND Host AS h WHERE h.riskScore >= 7 AND h.riskScore <= 10',
  ],
  [
    'FIND Vulnerability AS v WHERE v.targets IN (SELECT id FROM Host WHERE internetFacing = true)',
    'FIND Vulnerability AS v THAT HAS Host AS h WHERE h.internetFacing = true',
  ],
  [
    'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.targets IN (SELECT id FROM Host WHERE internetFacing = true)',
    'FIND Vulnerability AS v WHERE v.statusCategory = "Open" THAT HAS Host AS h WHERE h.internetFacing = true',
  ],
  [
    'FIND Host AS h WHERE h.id IN (FIND Vulnerability AS v WHERE v.riskRating = "Critical" RETURN v.targets)',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical"',
  ],
  [
    'FIND Vulnerability earliest=-7d WHERE riskRating = "Critical"',
    'FIND Vulnerability WHERE firstFound IN LAST 7 days AND riskRating = "Critical"',
  ],
  [
    'FIND Vulnerability WHERE riskRating = "Critical" earliest=-24h latest=now',
    'FIND Vulnerability WHERE riskRating = "Critical" AND firstFound IN LAST 24 hours',
  ],
  [
    'FIND Host AS h LET cutoff = ago(7d) WHERE h.lastSeen > cutoff',
    'FIND Host AS h WHERE h.lastSeen IN LAST 7 days',
  ],
  ['FIND Finding WHERE ageInDays OLDER THAN 30 days', 'FIND Finding WHERE ageInDays > 30'],
  [
    'FIND Account WHERE enabled = true AND !usesMultifactorAuthentication',
    'FIND Account WHERE enabled = true AND NOT usesMultifactorAuthentication = true',
  ],
  ['FIND Ticket ORDER BY +dueDate, +name', 'FIND Ticket ORDER BY dueDate, name'],
  [
    'FIND Host AS h RETURN host: h.name, tags: size(h.tags)',
    'FIND Host AS h RETURN h.name AS host, size(h.tags) AS tags',
  ],
  ['FIND Asset AS a RETURN labels(a), count(*)', 'FIND Asset AS a RETURN type(a), count(*)'],
  ['FIND Asset WHERE owners IS MISSING', 'FIND Asset WHERE owners NOT EXISTS'],
  [
    'FIND Finding AS f RETURN f.severity, count(*) OVER (PARTITION BY f.severity) AS n',
    'FIND Finding AS f RETURN f.severity, count(*) AS n',
  ],
  [
    'FIND Host WHERE internetFacing = true UNION ALL FIND Device WHERE internetFacing = true',
    'FIND Host|Device WHERE internetFacing = true',
  ],
  [
    'FIND Finding AS f RETURN percentileCont(f.daysToFix, 95)',
    'FIND Finding AS f RETURN percentileCont(f.daysToFix, 0.95)',
  ],
  ['FIND Finding WHERE dueDate OVERDUE', 'FIND Finding WHERE dueDate IN LAST 100 years'],
  ['FIND Finding WHERE riskScore IS NOT GREATER THAN 5', 'FIND Finding WHERE riskScore <= 5'],
  ['FIND Finding WHERE riskScore NOT MORE THAN 5', 'FIND Finding WHERE riskScore <= 5'],
  ['FIND Finding WHERE NOT riskScore GREATER THAN 5', 'FIND Finding WHERE NOT riskScore > 5'],
  ['FIND Finding WHERE status SAME AS "Fixed"', 'FIND Finding WHERE status = "Fixed"'],
  [
    'FIND Finding WHERE firstFound AFTER March 5, 2026',
    'FIND Finding WHERE firstFound > 2026-03-05',
  ],
  [
    'FIND Finding WHERE firstFound IS ON OR AFTER 2026-01-01',
    'FIND Finding WHERE firstFound >= 2026-01-01',
  ],
  ['FIND Host WHERE name EQUALS web-01', 'FIND Host WHERE name = "web-01"'],
  [
    'FIND Host WHERE riskScore IS BETWEEN 5 AND 7',
    'FIND Host WHERE riskScore >= 5 AND riskScore <= 7',
  ],
  ['FIND Host AS h HAS MANY Vulnerability AS v', 'FIND Host AS h THAT HAS Vulnerability AS v'],
  [
    'FIND Host AS h WHERE h.riskScore BETWEEN (5, 7)',
    'FIND Host AS h WHERE h.riskScore >= 5 AND h.riskScore <= 7',
  ],
  [
    'FIND Host AS h WHERE h.riskScore BETWEEN 5 TO 7',
    'FIND Host AS h WHERE h.riskScore >= 5 AND h.riskScore <= 7',
  ],
  [
    'FIND Host AS h WHERE h.riskScore BETWEEN 5..7',
    'FIND Host AS h WHERE h.riskScore >= 5 AND h.riskScore <= 7',
  ],
  ['FIND Host AS h RETURN h.name LIMIT 10 ROWS', 'FIND Host AS h RETURN h.name LIMIT 10 '],
  ['FIND Host AS h WHERE h.name ~ /web/', 'FIND Host AS h WHERE h.name =~ ".*web.*"'],
  ['FIND Host AS h WHERE h.name MATCHES /web.*/', 'FIND Host AS h WHERE h.name =~ ".*web.*"'],
  [
    'FIND Host AS h WHERE (h.osFamily = "Windows") AND (h.riskScore > 5',
    'FIND Host AS h WHERE (h.osFamily = "Windows") AND (h.riskScore > 5)',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Windows" BUT NOT h.riskScore > 5',
    'FIND Host AS h WHERE h.osFamily = "Windows" AND NOT h.riskScore > 5',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Windows" UNLESS h.riskScore > 5',
    'FIND Host AS h WHERE h.osFamily = "Windows" AND NOT (h.riskScore > 5)',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v THAT HAS NOT Ticket AS t',
    'FIND Host AS h THAT HAS Vulnerability AS v THAT NOT HAS Ticket AS t',
  ],
  ['FIND Host AS h WHOSE riskScore > 5', 'FIND Host AS h WHERE riskScore > 5'],
  ['FIND all Hosts WHERE riskScore > 5', 'FIND Host WHERE riskScore > 5'],
  [
    'FIND Host AS h RETURN h.osFamily, count(*) GROUP h.osFamily',
    'FIND Host AS h RETURN h.osFamily, count(*) ',
  ],
  ['FIND Host AS h RETURN h.osFamily COUNT(*)', 'FIND Host AS h RETURN h.osFamily , COUNT(*)'],
  ['FIND Host AS h RETURN h.name "Host name"', 'FIND Host AS h RETURN h.name AS "Host name"'],
  ['FIND Host AS h RETURN [h.name, h.os]', 'FIND Host AS h RETURN h.name, h.os'],
  [
    'FIND Host AS h RETURN h.name WHERE h.riskScore > 5',
    'FIND Host AS h WHERE h.riskScore > 5 RETURN h.name',
  ],
  ['FIND Host AS h LIMIT 5 ORDER BY h.riskScore', 'FIND Host AS h ORDER BY h.riskScore LIMIT 5'],
  [
    'FIND Host AS h WHERE h.os = "Linux" h.riskScore > 5',
    'FIND Host AS h WHERE h.os = "Linux" AND h.riskScore > 5',
  ],
  [
    'FIND Host AS h WHERE h.os = "Linux", h.riskScore > 5',
    'FIND Host AS h WHERE h.os = "Linux" AND h.riskScore > 5',
  ],
  ['FIND Host AS h: WHERE h.os = "Linux"', 'FIND Host AS h WHERE h.os = "Linux"'],
  // Groups of attributes without an alias
  [
    'FIND Host RETURN osFamily, count(*) AS n HAVING n > 5',
    'FIND Host WITH osFamily AS osFamily, count(*) AS n WHERE n > 5 RETURN osFamily, n',
  ],
  [
    'FIND Host RETURN osFamily, count(*) AS n WHERE n > 5',
    'FIND Host WITH osFamily AS osFamily, count(*) AS n WHERE n > 5 RETURN osFamily, n',
  ],
  [
    'SELECT osFamily, COUNT(*) FROM Host GROUP BY osFamily HAVING COUNT(*) > 5',
    'FIND Host WITH osFamily AS osFamily, COUNT(*) AS count WHERE count > 5 RETURN osFamily, count',
  ],
  [
    'SELECT osFamily, MAX(riskScore) FROM Host GROUP BY osFamily HAVING MAX(riskScore) > 9',
    'FIND Host WITH osFamily AS osFamily, MAX(riskScore) AS max WHERE max > 9 RETURN osFamily, max',
  ],
  [
    'SELECT h, COUNT(*) FROM Host h JOIN Finding f ON f.host = h.id GROUP BY h HAVING COUNT(*) > 5',
    'FIND Host AS h THAT HAS Finding AS f WITH h, COUNT(*) AS count WHERE count > 5 RETURN h, count',
  ],
  [
    'FIND Host WITH name, riskScore RETURN name',
    'FIND Host WITH name AS name, riskScore AS riskScore RETURN name',
  ],
  // Words, signs, and places of other languages
  [
    'hosts with critical vulnerabilities',
    'FIND Host THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical"',
  ],
  [
    'FIND Host WITH Person WHERE name = "Lee Park"',
    'FIND Host THAT OWNS Person AS p WHERE p.name = "Lee Park"',
  ],
  ['FIND Host RETURN avg riskScore', 'FIND Host RETURN avg(riskScore)'],
  ['FIND Asset AS a WHERE a IS Host', 'FIND Host AS a'],
  ['FIND Asset AS a WHERE a IS a Host AND a.riskScore > 5', 'FIND Host AS a WHERE a.riskScore > 5'],
  [
    'FIND Host RETURN osFamily, count(*) AS total ORDER BY total DESC TOP 5',
    'FIND Host RETURN osFamily, count(*) AS total ORDER BY total DESC LIMIT 5',
  ],
  ['FIND Host WHERE lastSeen > 2025-11', 'FIND Host WHERE lastSeen >= 2025-12-01'],
  [
    'FIND Host WHERE lastSeen = 2025-12',
    'FIND Host WHERE (lastSeen >= 2025-12-01 AND lastSeen < 2026-01-01)',
  ],
  ['FIND Host ORDER BY DESC riskScore', 'FIND Host ORDER BY riskScore DESC'],
  [
    'FIND Vulnerability OLDER THAN 90 DAYS',
    'FIND Vulnerability WHERE (firstFound EXISTS AND firstFound NOT IN LAST 90 days)',
  ],
  [
    'FIND Vulnerability OLDER THAN 90 DAYS ORDER BY riskScore',
    'FIND Vulnerability WHERE (firstFound EXISTS AND firstFound NOT IN LAST 90 days) ORDER BY riskScore',
  ],
  [
    'open findings older than 30 days',
    'FIND Finding WHERE statusCategory = "Open" AND (firstFound EXISTS AND firstFound NOT IN LAST 30 days)',
  ],
  ['FIND Host WHERE tags = []', 'FIND Host WHERE tags NOT EXISTS'],
  ['FIND Host WHERE tags != []', 'FIND Host WHERE tags EXISTS'],
  ['FIND Host AS h RETURN h.owners[0]', 'FIND Host AS h RETURN head(h.owners)'],
  ['FIND Host WHERE name.startsWith("web")', 'FIND Host WHERE name STARTS WITH "web"'],
  [
    'FIND Host AS h WHERE h.name.includes("web") AND h.os.equalsIgnoreCase("linux")',
    'FIND Host AS h WHERE h.name CONTAINS "web" AND h.os =~ "(?i)linux"',
  ],
  [
    'FIND Host WHERE firstSeen = lastSeen',
    'FIND Host WHERE firstSeen EQUALS TO ATTRIBUTE lastSeen',
  ],
  [
    'FIND Host WHERE riskScore > baseRiskScore',
    'FIND Host WHERE riskScore GREATER THAN ATTRIBUTE baseRiskScore',
  ],
  ['FIND Host WHERE os CONTAINS IGNORE CASE "windows"', 'FIND Host WHERE os =~ "(?i).*windows.*"'],
  ['FIND Host WHERE lastSeen > 1764547200', 'FIND Host WHERE lastSeen > 2025-12-01'],
  ['FIND Host WHERE lastSeen > 1764590400000', 'FIND Host WHERE lastSeen > 2025-12-01T12:00Z'],
  [
    'FIND Host AS h RETURN h.riskScore % 2',
    'FIND Host AS h RETURN (h.riskScore - floor(h.riskScore / 2) * 2)',
  ],
  [
    'FIND Host WHERE size(tags) > 3',
    'FIND Host AS h WITH h, size(h.tags) AS n WHERE n > 3 RETURN h, n',
  ],
  [
    'FIND Host WHERE trim(name) = "web-01"',
    'FIND Host AS h WITH h, trim(h.name) AS n WHERE n = "web-01" RETURN h, n',
  ],
  [
    'FIND Host AS x WHERE x.riskScore * 10 > 50',
    'FIND Host AS x WITH x, x.riskScore * 10 AS n WHERE n > 50 RETURN x, n',
  ],
  ['FIND Host RETURN "name", "os"', 'FIND Host RETURN name, os'],
  ['FIND Host WHERE riskScore = 1e0', 'FIND Host WHERE riskScore = 1'],
  ['FIND Host WHERE riskScore = 1.', 'FIND Host WHERE riskScore = 1'],
  ['FIND Finding WHERE ageInDays > 1_000', 'FIND Finding WHERE ageInDays > 1000'],
  ['FIND Finding WHERE ageInDays > 0x10', 'FIND Finding WHERE ageInDays > 16'],
  ['FIND Host THAT HAS Vulnerability, Violation', 'FIND Host THAT HAS Vulnerability|Violation'],
  [
    'FIND Host THAT HAS Vulnerability AND Violation',
    'FIND Host AS h THAT HAS Vulnerability AND h THAT HAS Violation',
  ],
  [
    'FIND Vulnerability IN Host WHERE riskRating = "Critical"',
    'FIND Vulnerability WHERE riskRating = "Critical" THAT HAS Host',
  ],
  [
    'FIND Vulnerability ON Host AS h WHERE h.riskRating = "Critical" LIMIT 5',
    'FIND Vulnerability THAT HAS Host AS h WHERE h.riskRating = "Critical" LIMIT 5',
  ],
  [
    'FIND Host THAT HAS COUNT(Vulnerability) > 5',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n > 5 RETURN h, n',
  ],
  ['FIND Host WHERE os IN ["Windows" "Linux"]', 'FIND Host WHERE os IN ["Windows", "Linux"]'],
  ['FIND Host WHERE os IN {"Windows", "Linux"}', 'FIND Host WHERE os IN ["Windows", "Linux"]'],
  ['FIND Host WHERE os NOT Windows', 'FIND Host WHERE os != "Windows"'],
  ['FIND Person WHERE name = "Lee" | "Dana"', 'FIND Person WHERE name IN ["Lee", "Dana"]'],
  [
    'FIND Person WHERE emails LIKE %@corp.example',
    'FIND Person WHERE emails LIKE "*@corp.example"',
  ],
  [
    'FIND Person WHERE emails ends "@corp.example"',
    'FIND Person WHERE emails ENDS WITH "@corp.example"',
  ],
  ['FIND Host AS h RETURN h["name"]', 'FIND Host AS h RETURN h.name'],
  ['FIND Host WHERE tags["env"] = "prod"', 'FIND Host WHERE tags CONTAINS ANY ["env:prod"]'],
  [
    'FIND Host RETURN riskScore > 5 ? "a" : "b"',
    'FIND Host RETURN CASE WHEN riskScore > 5 THEN "a" ELSE "b" END',
  ],
  ['FIND internet-facing Hosts', 'FIND Host WHERE internetFacing = true'],
  ['FIND Host THAT IS internet-facing', 'FIND Host WHERE internetFacing = true'],
  ['FIND Host OWNED BY "Lee Park"', 'FIND Host WHERE owners = "Lee Park"'],
  [
    'FIND Host RETURN osFamily, count(*) AS "Total Count" ORDER BY Total Count DESC',
    'FIND Host RETURN osFamily, count(*) AS "Total Count" ORDER BY "Total Count" DESC',
  ],
  ['FIND Host RETURN name AND os', 'FIND Host RETURN name , os'],
  [
    'FIND Host RETURN osFamily, count(*) ORDER BY count DESC',
    'FIND Host RETURN osFamily, count(*) ORDER BY count(*) DESC',
  ],
  ['FIND Host WHERE 1=1', 'FIND Host '],
  ['FIND Host WHERE true AND riskScore > 5', 'FIND Host WHERE riskScore > 5'],
  ['FIND Host WHERE riskScore > 5 THEN RETURN name', 'FIND Host WHERE riskScore > 5 RETURN name'],
  ['EXPLAIN FIND Host', 'FIND Host'],
  ['FIND Package WHERE eol = true', 'FIND Package WHERE endOfSupport IN LAST 100 years'],
  // Steps as conditions
  [
    'FIND Host AS h WHERE NOT EXISTS (THAT HAS Finding AS f WHERE f.riskScore = 1) RETURN h.name',
    'FIND Host AS h THAT NOT HAS Finding AS f WHERE f.riskScore = 1 RETURN h.name',
  ],
  [
    'FIND Host WHERE NOT (THAT HAS Finding WHERE riskScore > 7 AND name = "a (b) = c")',
    'FIND Host THAT NOT HAS Finding AS f WHERE f.riskScore > 7 AND f.name = "a (b) = c"',
  ],
  [
    'FIND Host AS h WHERE h.os = "a OR b" AND NOT EXISTS (THAT HAS Finding AS f WHERE (f.riskScore = 1 OR f.riskScore = 2)) AND h.name STARTS WITH "c"',
    'FIND Host AS h WHERE h.os = "a OR b" AND h.name STARTS WITH "c" THAT NOT HAS Finding AS f WHERE (f.riskScore = 1 OR f.riskScore = 2)',
  ],
  [
    'FIND Host AS h WHERE NOT EXISTS (THAT HAS Finding AS f WHERE f.riskScore = 1) AND NOT EXISTS {THAT OWNS Person}',
    'FIND Host AS h THAT NOT HAS Finding AS f WHERE f.riskScore = 1 THAT NOT OWNS Person',
  ],
  [
    'FIND Host AS h THAT OWNS Person AS p WHERE EXISTS (h THAT HAS Finding AS f WHERE f.riskScore = 1)',
    'FIND Host AS h THAT OWNS Person AS p AND h THAT HAS Finding AS f WHERE f.riskScore = 1',
  ],
  [
    'FIND Ticket AS t WHERE NOT EXISTS (t.findings.status != "Fixed") RETURN t.name',
    'FIND Ticket AS t THAT NOT HAS Finding AS f WHERE f.status != "Fixed" RETURN t.name',
  ],
  [
    'FIND Host WHERE NOT EXISTS (owners.name != "Lee Park") AND riskScore > 5',
    'FIND Host WHERE riskScore > 5 THAT NOT OWNS Person AS o WHERE o.name != "Lee Park"',
  ],
  [
    'FIND Ticket WHERE EVERY(findings.status = "Fixed")',
    'FIND Ticket THAT NOT HAS Finding AS f WHERE f.status != "Fixed"',
  ],
  [
    'FIND Host WHERE NOT EXISTS (osFamily = "Linux") AND riskScore > 5',
    'FIND Host WHERE NOT (osFamily = "Linux") AND riskScore > 5',
  ],
  ['FIND Finding THAT OWNS_RISK User', 'FIND Finding THAT OWNS_RISK RiskOwner THAT OWNS User'],
  ['FIND Host WHERE risk > high', 'FIND Host WHERE riskRating > "High"'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.count > 5 RETURN h.name',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n > 5 RETURN h.name',
  ],
  // Attributes that are true or false
  ['FIND Host WHERE internetFacing', 'FIND Host WHERE internetFacing = true'],
  [
    'FIND Host AS h WHERE h.internetFacing AND NOT h.internetFacing RETURN h.name',
    'FIND Host AS h WHERE h.internetFacing = true AND NOT h.internetFacing = true RETURN h.name',
  ],
  [
    'FIND Host WHERE (internetFacing OR riskScore > 7) AND os = "a"',
    'FIND Host WHERE (internetFacing = true OR riskScore > 7) AND os = "a"',
  ],
  ['FIND Host AS h WHERE h.isInternetFacing', 'FIND Host AS h WHERE h.internetFacing = true'],
  [
    'FIND Host WHERE internetFacing AND osFamily = Windows',
    'FIND Host WHERE internetFacing = true AND osFamily = "Windows"',
  ],
  [
    'FIND Account WHERE enabled AND adminAccess && !usesMultifactorAuthentication',
    'FIND Account WHERE enabled = true AND adminAccess = true AND NOT usesMultifactorAuthentication = true',
  ],
  // GraphQL's arguments, and MongoDB
  [
    '{ hosts(filter: "riskScore >= 7", orderBy: "riskScore DESC", limit: 5) { name owners { name } } }',
    'FIND Host WHERE riskScore >= 7 RETURN name, owners.name ORDER BY riskScore DESC LIMIT 5',
  ],
  [
    '{ hosts(first: 5, offset: 10, sort: [riskScore_DESC, {field: name, direction: ASC}], where: {or: [{os: "a"}, {riskScore: {gt: 7}}]}) { name } }',
    'FIND Host WHERE (os = "a" OR riskScore > 7) RETURN name ORDER BY riskScore DESC, name ASC SKIP 10 LIMIT 5',
  ],
  [
    'db.hosts.find({ riskScore: { $gte: 7.5 }, internetFacing: true })',
    'FIND Host WHERE riskScore >= 7.5 AND internetFacing = true',
  ],
  [
    "db.getCollection('hosts').find({os: /win/i, owners: null}, {name: 1, _id: 0}).sort({riskScore: -1}).limit(5).pretty();",
    'FIND Host WHERE os =~ "(?i).*win.*" AND owners NOT EXISTS RETURN name ORDER BY riskScore DESC LIMIT 5',
  ],
  ['db.findings.find().count()', 'FIND Finding RETURN count(*)'],
  // Several stages after pipes
  ['FIND Finding AS f | dedup f.type | table f.type', 'FIND Finding AS f RETURN DISTINCT f.type'],
  [
    'FIND Asset AS a | top limit=5 a.dataModelName',
    'FIND Asset AS a RETURN a.dataModelName, count(*) AS n ORDER BY n DESC LIMIT 5',
  ],
  [
    'FIND Host | stats count by osFamily | rename count AS Hosts | sort -Hosts',
    'FIND Host RETURN osFamily, count(*) AS Hosts ORDER BY Hosts DESC',
  ],
  [
    'FIND Host | project name, os | order by riskScore desc',
    'FIND Host RETURN name, os ORDER BY riskScore desc',
  ],
  [
    'Finding | summarize n = count() by severity | where n > 5',
    'FIND Finding WITH severity AS severity, count(*) AS n WHERE n > 5 RETURN severity, n',
  ],
  ['FIND Host | count', 'FIND Host RETURN count(*)'],
  // Encoded queries of ServiceNow
  [
    'os=Linux^riskScore>7^ORinternetFacing=true^ORDERBYDESCriskScore^ORDERBYname',
    'FIND Host WHERE os = "Linux" AND (riskScore > 7 OR internetFacing = true) ORDER BY riskScore DESC, name',
  ],
  [
    'FIND Ticket AS t WHERE t.statusCategory=Open^t.dueDateISNOTEMPTY^t.nameSTARTSWITHVPN',
    'FIND Ticket AS t WHERE t.statusCategory = "Open" AND t.dueDate EXISTS AND t.name =~ "(?i)VPN.*"',
  ],
  // A search with a time
  [
    'index=vulns riskRating=High earliest=-7d | stats count by name',
    'FIND Vulnerability WHERE riskRating = "High" AND firstFound IN LAST 7 days RETURN name, count(*)',
  ],
  // Attributes of more specific models
  [
    'FIND Finding AS f WHERE f.port = 3389 AND f.statusCategory = "Open"',
    'FIND Vulnerability AS f WHERE f.port = 3389 AND f.statusCategory = "Open"',
  ],
  // The user who runs a query
  ['FIND User AS u WHERE u.username = currentUser()', 'FIND User AS u WHERE u IS CURRENT USER'],
  ['FIND Ticket WHERE assigned IN (currentUser())', 'FIND Ticket WHERE assigned IS CURRENT USER'],
  ['FIND Ticket WHERE assigned != $me', 'FIND Ticket WHERE assigned NOT IS CURRENT USER'],
  [
    'FIND Finding WHERE remediationOwner = me',
    'FIND Finding WHERE remediationOwner.members IS CURRENT USER',
  ],
  // Names and values of other tools
  [
    'FIND Account WHERE isAdmin AND enabled',
    'FIND Account WHERE adminAccess = true AND enabled = true',
  ],
  [
    'FIND Vulnerability WHERE epss > 50%',
    'FIND Vulnerability WHERE type.associatedCvesMaximumEpssLikelihood > 0.5',
  ],
  ['query { hosts(pagination: {limit: 5}) { name } }', 'FIND Host RETURN name LIMIT 5'],
  ['FIND User WHERE mfa = "Off"', 'FIND User WHERE mfaStatus = "Not enrolled"'],
  ['FIND Account WHERE mfa = "On"', 'FIND Account WHERE usesMultifactorAuthentication = true'],
  // Numbers in words, and years
  ['FIND Host LIMIT ten', 'FIND Host LIMIT 10'],
  ['FIND Host WHERE riskScore > "seven"', 'FIND Host WHERE riskScore > 7'],
  [
    'FIND Host WHERE NOT YEAR(lastSeen) = 2025',
    'FIND Host WHERE NOT (lastSeen >= 2025-01-01 AND lastSeen < 2026-01-01)',
  ],
  ['FIND Host WHERE YEAR(lastSeen) <= 2024', 'FIND Host WHERE lastSeen < 2025-01-01'],
  ['FIND Host WHERE YEAR(lastSeen) > 2024', 'FIND Host WHERE lastSeen >= 2025-01-01'],
  // Columns, CASE, and sort orders
  ['FIND Host AS h RETURN h.*', 'FIND Host AS h RETURN h'],
  [
    'FIND Host AS h RETURN CASE h.os WHEN "WHEN a" THEN 1 WHEN "b" THEN 2 ELSE 3 END AS n',
    'FIND Host AS h RETURN CASE WHEN h.os = "WHEN a" THEN 1 WHEN h.os = "b" THEN 2 ELSE 3 END AS n',
  ],
  [
    'FIND Host AS h RETURN CASE WHEN h.riskScore > 8 THEN "High" ELSE "Low" AS level',
    'FIND Host AS h RETURN CASE WHEN h.riskScore > 8 THEN "High" ELSE "Low" END AS level',
  ],
  ['FIND Host ORDER BY -riskScore', 'FIND Host ORDER BY riskScore DESC'],
  ['FIND Host ORDER BY -riskScore DESC, name', 'FIND Host ORDER BY riskScore, name'],
  // Lists, models, and words that are right elsewhere
  [
    'FIND Host WHERE riskRating IN ["Critical" OR "High" | "Low"]',
    'FIND Host WHERE riskRating IN ["Critical", "High", "Low"]',
  ],
  ['FIND [Host, Container] WHERE riskScore > 5', 'FIND Host|Container WHERE riskScore > 5'],
  ['FIND Host WHERE riskScore EXISTS = true', 'FIND Host WHERE riskScore EXISTS'],
  ['FIND Host WHERE riskScore EXISTS = false', 'FIND Host WHERE riskScore NOT EXISTS'],
  ['FIND Ticket THAT CONTAINS Finding', 'FIND Ticket THAT HAS Finding'],
  ['FIND Ticket THAT RESOLVES Vulnerability', 'FIND Ticket THAT HAS Vulnerability'],
  // Names that only one of several answers has
  ['FIND Ticket THAT ASSIGNED_TO User', 'FIND Ticket THAT BELONGS_TO User'],
  [
    'FIND Vulnerability AS v WHERE v.lastSeen IN LAST 30 days',
    'FIND Vulnerability AS v WHERE v.lastFound IN LAST 30 days',
  ],
  // Ranges of dates
  [
    'FIND Certificate WHERE expirationDate BETWEEN NOW() AND NOW() + INTERVAL 30 DAY',
    'FIND Certificate WHERE expirationDate IN NEXT 30 days',
  ],
  [
    'FIND Finding WHERE firstFound between (ago(14d) .. ago(7d))',
    'FIND Finding WHERE (firstFound IN LAST 14 days AND firstFound NOT IN LAST 7 days)',
  ],
  [
    'FIND Host WHERE (riskScore BETWEEN 4 AND 7) AND os = "a"',
    'FIND Host WHERE (riskScore >= 4 AND riskScore <= 7) AND os = "a"',
  ],
  [
    'FIND Ticket WHERE dueDate NOT BETWEEN CURRENT_DATE - 3 AND CURRENT_DATE + 3',
    'FIND Ticket WHERE NOT ((dueDate IN LAST 3 days OR dueDate IN NEXT 3 days))',
  ],
  [
    'FIND Ticket WHERE NOT dueDate BETWEEN NOW() AND NOW() + 7 days',
    'FIND Ticket WHERE NOT (dueDate IN NEXT 7 days)',
  ],
  [
    'FIND Ticket WHERE dueDate between (datetime(2025-12-01) .. datetime(2025-12-31))',
    'FIND Ticket WHERE dueDate >= 2025-12-01 AND dueDate <= 2025-12-31',
  ],
  [
    'FIND Ticket WHERE dueDate BETWEEN startOfMonth() AND endOfMonth()',
    'FIND Ticket WHERE dueDate >= 2025-12-01 AND dueDate < 2026-01-01',
  ],
  [
    'FIND Ticket WHERE dueDate < DATEADD(day, 7, GETDATE()) AND dueDate >= GETDATE()',
    'FIND Ticket WHERE dueDate IN NEXT 7 days',
  ],
  [
    'FIND Ticket WHERE dueDate > NOW() + 7 days AND dueDate < NOW() + 30 days',
    'FIND Ticket WHERE (dueDate IN NEXT 30 days AND dueDate NOT IN NEXT 7 days)',
  ],
  [
    'FIND Finding AS f WHERE MONTH(f.firstFound) = 12 AND YEAR(f.firstFound) = "2025"',
    'FIND Finding AS f WHERE (f.firstFound >= 2025-12-01 AND f.firstFound < 2026-01-01)',
  ],
  [
    'FIND Finding WHERE EXTRACT(YEAR FROM firstFound) = 2025 AND QUARTER(firstFound) = 3',
    'FIND Finding WHERE (firstFound >= 2025-07-01 AND firstFound < 2025-10-01)',
  ],
  [
    'FIND Ticket AS t WHERE t.dueDate.year = 2026 AND t.dueDate.month = 1',
    'FIND Ticket AS t WHERE (t.dueDate >= 2026-01-01 AND t.dueDate < 2026-02-01)',
  ],
  ['FIND Ticket WHERE dueDate.year > 2025', 'FIND Ticket WHERE dueDate >= 2026-01-01'],
  ['FIND Host WHERE lastSeen IN LAST QUARTER', 'FIND Host WHERE lastSeen IN LAST 3 months'],
  ['FIND Ticket WHERE dueDate IN NEXT 1.5 weeks', 'FIND Ticket WHERE dueDate IN NEXT 252 hours'],
  ['FIND Host WHERE lastSeen IN LAST 0.5 years', 'FIND Host WHERE lastSeen IN LAST 6 months'],
  ['FIND Finding WHERE firstFound >= -7d@d', 'FIND Finding WHERE firstFound IN LAST 7 days'],
  ['FIND Finding WHERE firstFound > now-2w/w', 'FIND Finding WHERE firstFound IN LAST 2 weeks'],
  [
    'FIND Finding WHERE DATE(firstFound) = "2025-12-01"',
    'FIND Finding WHERE firstFound = 2025-12-01',
  ],
  [
    'FIND Finding AS f WHERE CAST(f.firstFound AS date) >= 2025-12-01 AND f.lastFound::date < 2025-12-10',
    'FIND Finding AS f WHERE f.firstFound >= 2025-12-01 AND f.lastFound < 2025-12-10',
  ],
  [
    'FIND Host WHERE lastSeen NOT LIKE "2025-11%"',
    'FIND Host WHERE NOT (lastSeen >= 2025-11-01 AND lastSeen < 2025-12-01)',
  ],
  // Days between dates
  [
    'FIND Finding AS f WHERE f.statusCategory = "Open" RETURN DATEDIFF(NOW(), f.firstFound)',
    'FIND Finding AS f WHERE f.statusCategory = "Open" RETURN f.ageInDays',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.status = "Fixed" RETURN avg(v.lastFixed - v.firstFound)',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.status = "Fixed" RETURN avg(v.daysToFix)',
  ],
  [
    'FIND Ticket RETURN name, timestampdiff(DAY, dateCreated, dateClosed) AS days',
    'FIND Ticket RETURN name, daysToFix AS days',
  ],
  // Values instead of missing ones
  [
    'FIND Package AS p WHERE COALESCE(p.outdated, false) = true AND p.name = "a"',
    'FIND Package AS p WHERE p.outdated = true AND p.name = "a"',
  ],
  [
    'FIND Host WHERE NVL(riskScore, 0) < 3',
    'FIND Host WHERE (riskScore < 3 OR riskScore NOT EXISTS)',
  ],
  [
    'FIND Host WHERE ifnull(osFamily, "Linux") != "Linux"',
    'FIND Host WHERE (osFamily != "Linux" AND osFamily EXISTS)',
  ],
  [
    'FIND Host WHERE NOT COALESCE(internetFacing, true) = true AND os = "a"',
    'FIND Host WHERE NOT (internetFacing = true OR internetFacing NOT EXISTS) AND os = "a"',
  ],
  ['FIND Host WHERE ISNULL(os, "a") <> "b"', 'FIND Host WHERE os <> "b"'],
  // The order of ratings
  [
    'FIND Finding ORDER BY FIELD(severity, "Critical", "High", "Medium"), name',
    'FIND Finding ORDER BY severity DESC, name',
  ],
  [
    'FIND Finding AS f RETURN f.name ORDER BY FIELD(f.severity, "Critical", "High") DESC',
    'FIND Finding AS f RETURN f.name ORDER BY f.severity ASC',
  ],
  [
    'FIND Finding ORDER BY CASE severity WHEN "Critical" THEN 1 WHEN "High" THEN 2 ELSE 3 END',
    'FIND Finding ORDER BY severity DESC',
  ],
  // Conditions on a count or a size, among others
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.name STARTS WITH "a" AND count(v) >= 10',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.name STARTS WITH "a" WITH h, count(v) AS n WHERE n >= 10 RETURN h, n',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE count(v) >= 10 ORDER BY count(v) DESC LIMIT 5',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n >= 10 RETURN h, n ORDER BY n DESC LIMIT 5',
  ],
  [
    'FIND Host AS h THAT HAS Finding AS f WHERE count(*) > 3 AND f.riskScore > 7 RETURN h.name, COUNT(f)',
    'FIND Host AS h THAT HAS Finding AS f WHERE f.riskScore > 7 WITH h, count(f) AS n WHERE n > 3 RETURN h.name, n',
  ],
  [
    'FIND Host AS h THAT HAS Finding AS f WHERE f.severity = "High" AND AVG(f.riskScore) > 7.5',
    'FIND Host AS h THAT HAS Finding AS f WHERE f.severity = "High" WITH h, avg(f.riskScore) AS n WHERE n > 7.5 RETURN h, n',
  ],
  [
    'FIND Host WHERE os = "a" AND mvcount(tags) > 5 AND riskScore > 7',
    'FIND Host AS h WHERE os = "a" AND riskScore > 7 WITH h, size(h.tags) AS n WHERE n > 5 RETURN h, n',
  ],
  [
    'FIND Finding AS f WITH f.severity AS s, count(*) WHERE count > 5 RETURN s, count',
    'FIND Finding AS f WITH f.severity AS s, count(*) AS n WHERE n > 5 RETURN s, n',
  ],
  // Relationships, aliases, and the order of clauses
  [
    'FIND Host AS h OPTIONAL MATCH OWNS Person AS p RETURN h.name, p.name',
    'FIND Host AS h OPTIONALLY THAT OWNS Person AS p RETURN h.name, p.name',
  ],
  [
    'FIND Host AS h LEFT JOIN THAT OWNS >> Person AS p RETURN h.name, p.name',
    'FIND Host AS h OPTIONALLY THAT OWNS >> Person AS p RETURN h.name, p.name',
  ],
  ['FIND Person AS p THAT OWNS >> Host AS h', 'FIND Person AS p THAT OWNS << Host AS h'],
  [
    'FIND Finding AS f THAT NOT HAS Ticket AS t WHERE f.statusCategory = "Open" AND f.riskRating = "Critical"',
    'FIND Finding AS f WHERE f.statusCategory = "Open" AND f.riskRating = "Critical" THAT NOT HAS Ticket AS t',
  ],
  [
    'FIND Finding AS f WHERE f.severity = "High" THAT NOT HAS Ticket WHERE f.riskScore > 7 OR f.riskScore < 2 RETURN f.name',
    'FIND Finding AS f WHERE f.severity = "High" AND (f.riskScore > 7 OR f.riskScore < 2) THAT NOT HAS Ticket RETURN f.name',
  ],
  [
    'FIND User AS u THAT BELONGS_TO Ticket AS t WITH u, count(t) AS n WHERE n >= 10 ORDER BY n DESC',
    'FIND User AS u THAT BELONGS_TO Ticket AS t WITH u, count(t) AS n WHERE n >= 10 RETURN u, n ORDER BY n DESC',
  ],
  [
    'FIND Host AS h, Vulnerability AS v WHERE h.riskRating = "Critical"',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE h.riskRating = "Critical"',
  ],
  [
    'FIND Host h, Person p WHERE h.owner_id = p.id AND h.riskScore > 7 RETURN p.name',
    'FIND Host AS h THAT OWNS Person AS p WHERE h.riskScore > 7 RETURN p.name',
  ],
  [
    'FIND Host:Device AS a WHERE a.internetFacing = true',
    'FIND Host|Device AS a WHERE a.internetFacing = true',
  ],
  ['FIND Asset:Host AS a', 'FIND Host AS a'],
  ['FIND (Host OR Device) AS a', 'FIND Host|Device AS a'],
  [
    'FIND Vulnerability AS v WHERE v.riskRating = "Critical" AND NOT EXISTS (FIND Ticket AS t THAT HAS v)',
    'FIND Vulnerability AS v WHERE v.riskRating = "Critical" THAT NOT HAS Ticket',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE NOT EXISTS (FIND Person THAT OWNS h)',
    'FIND Host AS h THAT HAS Vulnerability AS v AND h THAT NOT OWNS Person',
  ],
  [
    'FIND Host AS h WHERE h.vulnerabilities.status = "Reopened"',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.status = "Reopened"',
  ],
  [
    'FIND Host WHERE vulnerabilities.status = "Reopened" AND riskScore > 7 LIMIT 5',
    'FIND Host WHERE riskScore > 7 THAT HAS Vulnerability AS v WHERE v.status = "Reopened" LIMIT 5',
  ],
  [
    'FIND Host WHERE riskScore > 7 AS h THAT HAS Vulnerability WITH riskRating = "Critical" AS v',
    'FIND Host AS h WHERE h.riskScore > 7 THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical"',
  ],
  [
    'FIND Asset AS as WHERE as.internetFacing = true AND as.openFindingCount > 0',
    'FIND Asset AS a WHERE a.internetFacing = true AND a.openFindingCount > 0',
  ],
  [
    'FIND (Host AS h) THAT HAS (Vulnerability WHERE severity = "High")',
    'FIND Host AS h THAT HAS Vulnerability WHERE severity = "High"',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability[severity = "Critical"] AS v',
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE v.severity = "Critical"',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v AND OWNS Person AS p',
    'FIND Host AS h THAT HAS Vulnerability AS v AND h THAT OWNS Person AS p',
  ],
  [
    'FIND Host AS h OPTIONALLY HAS Vulnerability AS v',
    'FIND Host AS h OPTIONALLY THAT HAS Vulnerability AS v',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 AND NOT h THAT HAS Vulnerability',
    'FIND Host AS h WHERE h.riskScore > 5 AND h THAT NOT HAS Vulnerability',
  ],
  ['FIND Host AS h WHERE NOT EXISTS Vulnerability', 'FIND Host AS h THAT NOT HAS Vulnerability'],
  ['FIND Host AS h WHERE COUNT(Vulnerability) = 0', 'FIND Host AS h THAT NOT HAS Vulnerability'],
  [
    'FIND Host AS h WHERE h.vulnerabilities NOT EXISTS AND h.riskScore > 7',
    'FIND Host AS h WHERE h.riskScore > 7 THAT NOT HAS Vulnerability',
  ],
  ['FIND Host WHERE vulnerabilities EXISTS', 'FIND Host THAT HAS Vulnerability'],
  ['FIND Host AS WHERE riskScore > 5', 'FIND Host AS h WHERE riskScore > 5'],
  [
    'FIND Host AS end THAT HAS Alert|Vulnerability AS e RETURN end.name, count(end) AS n',
    'FIND Host AS h THAT HAS Alert|Vulnerability AS e RETURN h.name, count(h) AS n',
  ],
  [
    'FIND Vulnerability AS v THAT HAS Host AS h OR v THAT HAS Container AS c',
    'FIND Vulnerability AS v THAT HAS Host|Container AS h',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability OR HAS Alert',
    'FIND Host AS h THAT HAS Vulnerability|Alert',
  ],
  [
    'WITH late AS (FIND Finding WHERE complianceStatus = "Out of SLA") FIND Host AS h THAT HAS late',
    'FIND Host AS h THAT HAS Finding AS f WHERE f.complianceStatus = "Out of SLA"',
  ],
];

describe('a suggested fix', () => {
  it.each(corpus)('turns %s into %s', (wrong, meant) => {
    expect(mended(wrong)).toBe(meant);
    const errors = faultsOfQuery(meant, udm).filter(({severity}) => severity === 'error');
    expect(errors).toEqual([]);
  });

  it.each([
    'FIND Host AS h WHERE NOT EXISTS (SELECT 1)',
    'FIND Host AS h, Vulnerability AS v WHERE v.severity = "High" AND v.id EQUALS TO ATTRIBUTE h.id',
    'FIND Vulnerability AS v THAT HAS Host AS h WHERE h.riskScore > 5 OR THAT HAS Container AS c WHERE c.riskScore > 7',
    'FIND Host AS h WHERE h.riskScore > 5 OR h.os EXISTS AND NOT h THAT HAS Vulnerability',
    'FIND Vulnerability AS v THAT NOT HAS Host OR THAT NOT HAS Container',
    'FIND Host AS h WHERE NOT EXISTS (THAT HAS Finding AS f WHERE f.riskScore = 1) OR h.os = "a"',
    'FIND Host AS h WHERE NOT EXISTS (THAT HAS Finding THAT HAS Ticket)',
    'FIND Ticket AS t WHERE t.name = "a" OR NOT EXISTS (t.findings.status != "Fixed")',
    'FIND Host WHERE os IN (SELECT os FROM Host)',
    'FIND Host WHERE os IN ()',
    'FIND TOP 10 Host LIMIT 5',
    'FIND Host LIMIT 5 LIMIT 6',
    'FIND Host WHERE lastSeen > 9999-12-31T23:59-05:00',
    'FIND Host AS h WITH h, count(*) AS n RETURN *',
    'FIND Host AS h RETURN h.name || " on " || h.os',
    'FIND Host AS h RETURN toUpper(h.name || h.os)',
    'FIND Host AS h WITH h.name || h.os AS label RETURN label',
    'FIND Host WHERE os ~ "^Win.*"',
    'FIND Host WHERE dueDate < now() + 30 days',
    'Host | where riskRating == "Critical" | extend age = now() - firstSeen',
    'Host | summarize count() by os | extend n = now()',
    'FIND Host | stats count by os | table name',
    'SELECT name FROM Host UNION SELECT name FROM Container',
    'SELECT *, os FROM Host',
    'FIND Host AS h RETURN h.os, COUNT(*) GROUP BY 3',
    'FIND Host RETURN os, COUNT(*) * 100.0 / SUM(COUNT(*)) OVER ()',
    'FIND Host RETURN name, ROW_NUMBER() OVER (PARTITION BY os ORDER BY riskScore DESC)',
    'FIND Host WHERE lastSeen > NOW() - INTERVAL "30 seconds"',
    'SELECT os, COUNT(*) FROM Host GROUP BY 3',
    'FIND Finding AS f WHERE f.severity = "High" AND earliest=-7d',
    'FIND Host; FIND Ticket',
    'FIND Host AS h RETURN h { name, vulnerabilities { name } }',
    'FIND Host AS h RETURN h.name & " (" & h.os & ")" AS label',
    'show me the worst servers in our network',
    'GET /hosts/123',
    'GET /hosts?name=~x&limit=many',
    '{"query": {"term": {"riskRating": "Critical"}}}',
    '{ hosts { ...parts } }',
    '{ hosts { name } tickets { name } }',
    '{ hosts { name vulnerabilities(first: 3) { name } } }',
    'db.hosts.aggregate([{ $group: { _id: "$os" } }])',
    'db.hosts.find({}, {os: 0})',
    'index=main error | stats count by os',
    'index=vulns riskRating=High latest=-7d | stats count by name',
    'FIND Finding WHERE dueDate = endOfMonth()',
    'FIND Finding AS f RETURN bin(f.firstFound, 7d)',
    'FIND Host WHERE substring(name, 3, 2) = "b-"',
    'FIND Host WHERE riskRating = "Critical" or internetFacing',
    'FIND Finding WHERE MONTH(firstFound) = 11',
    'FIND Host AS h THAT HAS Finding AS f WHERE SIZE(f.tags) > 3 RETURN h.name',
    'FIND Host AS h WHERE h.os = "a" AND MAX(h.riskScore) > 3 RETURN h.name',
    'FIND Host AS h THAT HAS Finding AS f WHERE f.os = "a" OR f.os = "b" AND count(f) > 3',
    'FIND Finding WHERE firstFound IN LAST 1.5 months',
    'FIND Finding WHERE firstFound > DATEADD(mm, -1, GETDATE())',
  ])("isn't offered where the meaning isn't clear: %s", (text) => {
    const {faults} = parseQuery(text);
    expect(faults).not.toEqual([]);
    expect(faults.filter(({fix}) => fix !== undefined)).toEqual([]);
  });

  it.each([
    'FIND Finding AS f RETURN DATEDIFF(NOW(), f.firstFound)',
    'FIND Finding AS f WHERE f.statusCategory = "Open" RETURN DATEDIFF(hour, f.firstFound, NOW())',
    'FIND Finding ORDER BY FIELD(severity, "High", "Critical", "Low")',
    'FIND Finding ORDER BY CASE WHEN severity = "Critical" THEN 0 ELSE 1 END',
    'FIND Asset THAT OWNS_RISK Person',
    'FIND Person THAT OWNS_REMEDIATION Asset',
    'FIND Finding AS f THAT NOT OWNS_RISK Person',
  ])("isn't offered if it means something else: %s", (text) => {
    const faults = faultsOfQuery(text, udm);
    expect(faults).not.toEqual([]);
    expect(faults.filter(({fix}) => fix !== undefined)).toEqual([]);
  });

  it.each([
    'FIND Host WHERE !name',
    'FIND Package WHERE currentVersion < 3.0',
    'FIND Package WHERE currentVersion < 3.0.1',
    'FIND Finding WHERE port = 3389 OR riskScore > 7',
    'FIND Finding WHERE port != 3389',
    'FIND Finding WHERE NOT port = 3389',
  ])("isn't offered if it means something else: %s", (text) => {
    const faults = faultsOfQuery(text, udm);
    expect(faults).not.toEqual([]);
    expect(faults.filter(({fix}) => fix !== undefined)).toEqual([]);
  });

  it.each([
    'SELECT h.name FROM Host h JOIN Vulnerability v ON v.host_id = h.id OR v.riskScore > 5',
    'SELECT h.name FROM Host h JOIN Vulnerability v ON LOWER(v.host) = LOWER(h.name)',
    'SELECT h.name FROM Host h JOIN Vulnerability v ON v.os = h.os',
    'SELECT h.name FROM Host h LEFT JOIN Vulnerability v ON v.host_id = h.id WHERE v.riskScore > 5 OR h.riskScore > 5',
    'SELECT h.name FROM Host h LEFT JOIN Vulnerability v ON v.host_id = h.id WHERE v.lastFixed IS NULL',
    'SELECT h.name FROM Host h NATURAL JOIN Vulnerability v',
    'FIND Host AS h LEFT JOIN Vulnerability AS v ON v.hostId = h.id WHERE h.riskScore > 5',
  ])("doesn't drop a part of a join: %s", (text) => {
    const faults = workingFixes(text, faultsOfQuery(text, udm), (fixed) => ({
      faults: faultsOfQuery(fixed, udm),
      parses: parseQuery(fixed).faults.length === 0,
    }));
    expect(faults).not.toEqual([]);
    expect(faults.filter(({fix}) => fix !== undefined)).toEqual([]);
  });

  it('is tested for each common mistake that has one', () => {
    const fixable = mistakes.filter(({fix}) => fix !== undefined);
    const untested = fixable.filter(
      ({pattern}) => !corpus.some(([wrong]) => [...wrong.matchAll(pattern)].length > 0),
    );
    expect(untested.map(({pattern}) => pattern.source)).toEqual([]);
  });
});

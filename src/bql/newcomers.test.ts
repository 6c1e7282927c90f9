import {expect, it} from 'vitest';
import {udm} from '../product/udm';
import {faultsOfQuery} from './check';

/** What people write who know another query language, or none, and the first message that they get. */
const mistakes: [query: string, message: string][] = [
  ['FIND User RETURN name', 'User has no attribute "name". Did you mean "displayName"?'],
  [
    'FIND User WHERE mfa_enabled = true',
    'User has no attribute "mfa_enabled". Did you mean "mfaStatus"?',
  ],
  [
    'FIND User WHERE usesMultifactorAuthentication = false',
    'User has no attribute "usesMultifactorAuthentication". The data model reference lists every attribute.',
  ],
  [
    'FIND Host RETURN os, COUNT(*) * 100.0 / SUM(COUNT(*)) OVER ()',
    "BQL has no OVER: a row can't be compared with other rows. In RETURN, the columns next to an aggregate form the groups.",
  ],
  [
    'FIND Host AS h WHERE h.severity = "High"',
    'Host has no attribute "severity". Did you mean "riskRating"? Related records have it: continue with THAT HAS Finding.',
  ],
  [
    'FIND Host WHERE severity = "High"',
    'Host has no attribute "severity". Did you mean "riskRating"? Related records have it: continue with THAT HAS Finding.',
  ],
  ['FIND Host WHERE hostname = "web-01"', '"hostname" was renamed "hostnames" in 10.23.'],
  ['FIND Host WHERE ip = "10.0.0.1"', 'Host has no attribute "ip". Did you mean "ipAddresses"?'],
  [
    'FIND Vulnerability WHERE asset = "web-01"',
    'Vulnerability has no attribute "asset". Did you mean "targets"?',
  ],
  [
    'FIND Vulnerability WHERE host.name = "web-01"',
    'Vulnerability has no attribute "host". Did you mean "targets"?',
  ],
  [
    'FIND Vulnerability WHERE age > 30',
    'Vulnerability has no attribute "age". Did you mean "ageInDays"?',
  ],
  ['FIND Host WHERE owner = "Lee Park"', 'Host has no attribute "owner". Did you mean "owners"?'],
  ['FIND hosts', 'There\'s no data model "hosts". Did you mean "Host"?'],
  ['FIND Servers', 'There\'s no data model "Servers". Did you mean "Host"?'],
  ['FIND Server WHERE name = "a"', 'There\'s no data model "Server". Did you mean "Host"?'],
  ['FIND Asset a', 'Write AS before an alias: Asset AS a.'],
  [
    'FIND Vulnerabilities',
    'There\'s no data model "Vulnerabilities". Did you mean "Vulnerability"?',
  ],
  ['FIND CVE', 'There\'s no data model "CVE". Did you mean "CveRecord"?'],
  ['FIND host WHERE name = "a"', 'There\'s no data model "host". Did you mean "Host"?'],
  ['Host WHERE name = "a"', 'A query starts with FIND and a model: FIND Host.'],
  ['WHERE name = "a"', 'Expected FIND at the beginning, but found WHERE.'],
  ['GET Host', 'A query starts with FIND and a model: FIND Host.'],
  ['SHOW Host', 'A query starts with FIND and a model: FIND Host.'],
  ['LIST Host', 'A query starts with FIND and a model: FIND Host.'],
  ['SELECT * FROM Host', 'BQL has no SELECT. Write FIND Host.'],
  ["FIND Host WHERE name LIKE 'web%'", 'Put text in double quotes, not single quotes: "web%".'],
  ['FIND Host WHERE name = null', 'Nothing equals NULL. Write name EXISTS or name NOT EXISTS.'],
  ['FIND Host WHERE name != NULL', 'Nothing equals NULL. Write name EXISTS or name NOT EXISTS.'],
  ['FIND Host WHERE name IS NOT NULL AND', 'Expected ( or a name after AND, but the query ends.'],
  [
    'FIND Host WHERE name',
    "Expected an operator, such as =, IN, or EXISTS, after name, but the query ends. If it's true or false, write name = true.",
  ],
  [
    'FIND Host WHERE internetFacing',
    "Expected an operator, such as =, IN, or EXISTS, after internetFacing, but the query ends. If it's true or false, write internetFacing = true.",
  ],
  [
    'FIND Host WHERE NOT internetFacing',
    "Expected an operator, such as =, IN, or EXISTS, after internetFacing, but the query ends. If it's true or false, write internetFacing = true.",
  ],
  [
    'FIND Host WHERE internetFacing AND riskScore > 5',
    "Expected an operator, such as =, IN, or EXISTS, after internetFacing, but found AND. If it's true or false, write internetFacing = true.",
  ],
  ['FIND Host WHERE name CONTAIN "web"', 'BQL has no CONTAIN. Write CONTAINS.'],
  [
    'FIND Host WHERE name INCLUDES "web"',
    'To look for text and ignore case, write name =~ "(?i).*web.*".',
  ],
  ['FIND Host WHERE name NOT = "web"', 'Write !=.'],
  ['FIND Host WHERE name IS IN ["a"]', 'Write IN, LIKE, and CONTAINS without IS.'],
  ['FIND Host WHERE name NOT NULL', 'Write IS NOT NULL, or EXISTS.'],
  ['FIND Host WHERE name : "web"', 'BQL has no :. Write =.'],
  ['FIND Host WHERE name: web', 'BQL has no :. Write =.'],
  ['FIND Host name = "web"', 'Write WHERE before the first condition: WHERE name = "web".'],
  [
    'FIND Host HAVING riskScore > 5',
    'Conditions follow WHERE, and relationships follow THAT: FIND Host WHERE riskScore > 5.',
  ],
  [
    'FIND Host WITH riskScore > 5',
    'Conditions follow WHERE, and relationships follow THAT: FIND Host WHERE riskScore > 5.',
  ],
  [
    'FIND Host WITH name = "web"',
    'Conditions follow WHERE, and relationships follow THAT: FIND Host WHERE name = "web".',
  ],
  [
    'FIND Host THAT HAS Vulnerability WITH severity = "Critical"',
    'Write WHERE before the first condition: WHERE severity = "Critical".',
  ],
  ['FIND Host THAT HAVE Vulnerability', "HAVE doesn't join Host and Vulnerability. Use HAS."],
  [
    'FIND Host THAT HAS Vulnerabilities',
    'There\'s no data model "Vulnerabilities". Did you mean "Vulnerability"?',
  ],
  ['FIND Host HAS Vulnerability', 'Follow a relationship with THAT: THAT HAS Vulnerability.'],
  ['FIND Host AND Vulnerability', 'Join several models with |: FIND Host|Vulnerability.'],
  ['FIND Host WHERE HAS Vulnerability', 'Follow a relationship with THAT: THAT HAS Vulnerability.'],
  [
    'FIND Host WITHOUT Vulnerability',
    'To find records without a related record, write THAT NOT: THAT NOT HAS Vulnerability.',
  ],
  [
    'FIND Host THAT DOES NOT HAVE Vulnerability',
    'To find records without a related record, write THAT NOT: THAT NOT HAS Vulnerability.',
  ],
  [
    'FIND Host THAT HAS NO Vulnerability',
    'To find records without a related record, write THAT NOT: THAT NOT HAS Vulnerability.',
  ],
  [
    'FIND Host NOT HAS Vulnerability',
    'To find records without a related record, write THAT NOT: THAT NOT HAS Vulnerability.',
  ],
  ['FIND Host THAT OWNED BY Person', 'A verb is one word: OWNS.'],
  [
    'FIND Host THAT has Vulnerability',
    "has doesn't join Host and Vulnerability. Did you mean HAS?",
  ],
  [
    'FIND Host h.name',
    'Expected the end here, but found h. Write conditions after WHERE, and columns after RETURN.',
  ],
  ['FIND Host SHOW name', 'BQL has no SHOW. Write RETURN name.'],
  [
    'FIND Host AS h RETURN h.name h.os',
    'Expected the end here, but found h. Put a comma between columns.',
  ],
  [
    'FIND Host AS h RETURN (h.name, h.os)',
    'List columns without parentheses: RETURN h.name, h.os.',
  ],
  [
    'FIND Host AS h RETURN h.name AS Host Name, h.os',
    'Put a column name of several words in double quotes: AS "Host Name".',
  ],
  ['FIND Host AS h RETURN COUNT', 'count is a function. Write count(*).'],
  ['FIND Host AS h RETURN count', 'count is a function. Write count(*).'],
  ['FIND Host AS h RETURN count()', 'Write count(*).'],
  ['FIND Host AS h COUNT(*)', 'Write columns after RETURN: RETURN COUNT(*).'],
  [
    'FIND Host AS h RETURN h.os, count(*) GROUP BY h.os',
    'BQL has no GROUP BY. In RETURN, the columns next to an aggregate form the groups: RETURN h.os, count(*).',
  ],
  [
    'FIND Host AS h RETURN sum(h.name)',
    'sum takes a number, but h.name is text. To read a number from text, write toFloat(h.name).',
  ],
  [
    'FIND Host AS h RETURN h.lastSeen - h.firstSeen',
    "Dates can't be subtracted. Compare them in WHERE, as in lastSeen IN LAST 30 days.",
  ],
  [
    'FIND Host AS h RETURN h.riskScore > 5',
    'Expected the end here, but found >. To test a value, write WHERE before RETURN, or CASE WHEN … THEN … END.',
  ],
  [
    'FIND Host AS h RETURN h.name + " " + h.os',
    "Text values can't be joined. Return each one in its own column.",
  ],
  [
    'FIND Host AS h RETURN IF(h.riskScore > 5, "a", "b")',
    'BQL has no IF. Write CASE WHEN h.riskScore > 5 THEN "a" ELSE "b" END.',
  ],
  [
    'FIND Host AS h RETURN CASE h.os WHEN "a" THEN 1 END',
    'Write a whole condition after each WHEN: CASE WHEN h.os = "a" THEN … END.',
  ],
  [
    'FIND Host AS h RETURN CASE WHEN h.riskScore > 5 THEN "High"',
    'Expected END after "High", but the query ends.',
  ],
  [
    'FIND Host AS h RETURN h.*',
    'A column is one attribute, such as h.name. For the usual columns of its records, write h.',
  ],
  [
    'FIND Host AS h RETURN "Host: " h.name',
    'Expected the end here, but found h. Put a comma between columns.',
  ],
  ['FIND Host AS h ORDER BY h.riskScore DESC, LIMIT 10', 'Nothing follows this comma. Remove it.'],
  ['FIND Host ORDERBY riskScore', 'BQL has no ORDERBY. Write ORDER BY.'],
  ['FIND Host ORDER BY -riskScore', 'Sort records by an attribute, such as riskScore DESC.'],
  ['FIND Host ORDER BY riskScore DEC', 'BQL has no DEC. Write DESC.'],
  ['FIND Host LIMIT ALL', 'Without LIMIT, a query finds all records. Remove LIMIT ALL.'],
  ['FIND Host LIMIT = 10', 'Write the number directly after the word: LIMIT 10.'],
  ['FIND Host LIMIT "10"', 'Write the number without quotes: LIMIT 10.'],
  ['FIND Host LIMIT ten', 'Write the number in digits: 10.'],
  ['FIND 10 Host', 'To limit the result, write LIMIT 10 at the end.'],
  [
    'FIND Host WHERE riskScore > 5 riskScore < 7',
    'Expected the end here, but found riskScore. Join conditions with AND: AND riskScore < 7.',
  ],
  [
    'FIND Host WHERE riskScore > 5, os = "a"',
    'Expected the end here, but found ,. Join conditions with AND: AND os = "a".',
  ],
  ['FIND Host WHERE 5 < riskScore', 'Write the attribute before the operator: riskScore > 5.'],
  [
    'FIND Host WHERE 5 < riskScore < 7',
    'Write the attribute before the operator: riskScore > 5 AND riskScore < 7.',
  ],
  ['FIND Host WHERE riskScore = 5 OR 6', 'Put several values in a list: riskScore IN [5, 6].'],
  ['FIND Host WHERE os = "a" OR "b"', 'Put several values in a list: os IN ["a", "b"].'],
  ['FIND Host WHERE (os = "a"', 'This ( is never closed. Write ) after "a".'],
  [
    'FIND Host WHERE os = "a")',
    'Expected the end here, but found ). This ) closes nothing. Remove it.',
  ],
  ['FIND Host WHERE os = "a', '"a has no closing double quote: "a".'],
  [
    'FIND Host WHERE lastSeen = today',
    'BQL has no word for today. Write the date, or count from now: lastSeen IN LAST 1 day.',
  ],
  [
    'FIND Host WHERE lastSeen > 01/12/2025',
    'Write a date as year, month, and day: 2025-01-12 or 2025-12-01.',
  ],
  ['FIND Host WHERE lastSeen > 2025/12/01', 'Write a date as 2025-12-01.'],
  [
    'FIND Host WHERE lastSeen > 12-01-2025',
    'Write a date as year, month, and day: 2025-12-01 or 2025-01-12.',
  ],
  [
    'FIND Host WHERE lastSeen > "01/12/2025"',
    '"lastSeen" is a date. Write it as year, month, and day: 2025-01-12 or 2025-12-01.',
  ],
  [
    'FIND Host WHERE lastSeen > "last week"',
    '"lastSeen" is a date. Write one such as 2026-01-31, or count from now: lastSeen IN LAST 7 days.',
  ],
  [
    'FIND Host WHERE lastSeen > 30 days',
    'Longer ago: lastSeen NOT IN LAST 30 days. Since then: lastSeen IN LAST 30 days.',
  ],
  ['FIND Host WHERE lastSeen > -7d', 'Write a span of time: lastSeen IN LAST 7 days.'],
  ['FIND Host WHERE lastSeen > now-7d', 'Write a span of time: lastSeen IN LAST 7 days.'],
  ['FIND Host WHERE lastSeen IN LAST WEEK', 'Write a number before the unit: IN LAST 1 week.'],
  ['FIND Host WHERE lastSeen IN LAST 7', 'A span of time needs a unit: IN LAST 7 days.'],
  ['FIND Host WHERE lastSeen LAST 7 DAYS', 'Write a span of time: lastSeen IN LAST 7 days.'],
  [
    'FIND Host WHERE lastSeen IN 2025',
    'Write a range of dates: (lastSeen >= 2025-01-01 AND lastSeen < 2026-01-01).',
  ],
  [
    'FIND Host WHERE lastSeen > 7 days ago',
    'Longer ago: lastSeen NOT IN LAST 7 days. Since then: lastSeen IN LAST 7 days.',
  ],
  [
    'FIND Host WHERE lastSeen OLDER THAN 30 days',
    'Write a span of time: (lastSeen EXISTS AND lastSeen NOT IN LAST 30 days).',
  ],
  [
    'FIND Host WHERE YEAR(lastSeen) = 2025',
    'Write a range of dates: (lastSeen >= 2025-01-01 AND lastSeen < 2026-01-01).',
  ],
  [
    'FIND Host WHERE lastSeen < DATE("2025-01-01")',
    'Write a date without quotes, as in 2026-01-31.',
  ],
  [
    'FIND Host WHERE tags = pci',
    'Expected a value after =, but found pci. Put text in double quotes: "pci". To compare with an attribute, write EQUALS TO ATTRIBUTE.',
  ],
  ['FIND Host WHERE tags IN "pci"', 'Put a list in square brackets: IN ["pci"].'],
  ['FIND Host WHERE "pci" IN tags', 'Write the attribute first: tags CONTAINS ANY ["pci"].'],
  ['FIND Host WHERE tags CONTAINS ("pci")', 'Write the text without parentheses: CONTAINS "pci".'],
  [
    'FIND Host WHERE tags CONTAINS "pci" AND "prod"',
    'Repeat the attribute: tags CONTAINS "pci" AND tags CONTAINS "prod".',
  ],
  [
    'FIND Host WHERE tags.name = "pci"',
    '"tags" is a value, not a record, so nothing can follow it.',
  ],
  [
    'FIND Host WHERE size(tags) > 3',
    'Count in WITH first: FIND Host AS h WITH h, size(h.tags) AS n WHERE n > 3 RETURN h, n.',
  ],
  [
    'FIND Host WHERE os =~ /win/',
    'Put a pattern for the whole text in double quotes: =~ ".*win.*".',
  ],
  [
    'FIND Host WHERE os MATCHES "win.*"',
    'BQL has no MATCHES. Write =~, with a pattern for the whole text: =~ ".*win.*".',
  ],
  [
    'FIND Host WHERE riskRating >= High',
    'Expected a value after >=, but found High. Put text in double quotes: "High".',
  ],
  [
    'FIND Host WHERE riskRating = "critical" OR "high"',
    'Put several values in a list: riskRating IN ["Critical", "High"].',
  ],
  [
    'FIND Host WHERE riskScore = "high"',
    '"riskScore" is a number, never "high". Write riskRating = "High".',
  ],
  ['FIND Host WHERE riskScore >= 7.5%', 'Write a number without %.'],
  [
    'FIND Host WHERE riskScore > baseRiskScore',
    'To compare with an attribute, write riskScore GREATER THAN ATTRIBUTE baseRiskScore.',
  ],
  [
    'FIND Host AS h WHERE h.os = h.name',
    'To compare with an attribute, write h.os EQUALS TO ATTRIBUTE h.name.',
  ],
  [
    'FIND Host AS h WHERE os = "a" THAT HAS Vulnerability AS v WHERE name = "b"',
    'Host and Vulnerability both have "name". Use an alias to choose one: h.name or v.name.',
  ],
  [
    'FIND Host AS h, Vulnerability AS v',
    'To connect two models, follow a relationship with THAT: THAT HAS Vulnerability AS v.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v AND THAT HAS Ticket',
    'Write an alias between AND and THAT: AND h THAT HAS Ticket. Without AND, THAT continues from the model before it.',
  ],
  [
    'FIND Host AS h JOIN Vulnerability v ON v.host = h.id',
    'BQL has no JOIN. Follow the relationship: THAT HAS Vulnerability AS v.',
  ],
  [
    'MATCH (h:Host)-[:HAS]->(v:Vulnerability) RETURN h',
    'BQL has no patterns of nodes and arrows. Follow relationships with THAT: FIND Host AS h THAT HAS Vulnerability AS v RETURN h.',
  ],
  ['FIND Host # comment', 'BQL has no comments. Remove this.'],
  ['UPDATE Host SET name = "a"', 'BQL only reads records. Start with FIND and a model: FIND Host.'],
  ['DELETE Host', 'BQL only reads records. Start with FIND and a model: FIND Host.'],
  ['COUNT Host', 'Count in RETURN: FIND Host RETURN count(*).'],
  ['FIND (Host)', 'Write a model without quotes or brackets: Host.'],
  ['FIND "Host"', 'Write a model without quotes or brackets: Host.'],
  ['FIND Host.name', 'List columns in RETURN: FIND Host RETURN name.'],
  ['FIND Host WHERE Host.name = "a"', 'No model has the alias "Host". Add it here: Host AS Host.'],
  ['FIND Host AS "My host"', 'An alias must be one word without quotes: AS myHost.'],
  [
    'FIND Host AS h WHERE name = h',
    'Expected a value after =, but found h. Put text in double quotes: "h". To compare with an attribute, write EQUALS TO ATTRIBUTE.',
  ],
  [
    'FIND Host where name="a" and riskscore>5',
    'Host has no attribute "riskscore". Did you mean "riskScore"?',
  ],
  ['FIND Host WHERE name = "a" EXCEPT os = "b"', 'BQL has no EXCEPT. Write AND NOT.'],
  ['FIND Host WHERE name CONTAINS "a" IGNORE CASE', 'To ignore case, write name =~ "(?i).*a.*".'],
  ['FIND Host WHERE riskScore NOT > 5', 'Write <=.'],
  [
    'FIND Host WHERE os = "a" UNION FIND Container',
    'BQL has no UNION. Name several models after FIND: FIND Host|Container.',
  ],
  [
    'FIND Host WHERE os =~ /win/i',
    'Put a pattern for the whole text in double quotes: =~ "(?i).*win.*".',
  ],
  ['FIND Host WHERE lastSeen NEWER THAN 3 days', 'Write a span of time: lastSeen IN LAST 3 days.'],
  [
    'FIND Host AS h RETURN concat(h.name, h.os)',
    'BQL has no function "concat". Text values can\'t be joined. Return each one in its own column.',
  ],
  [
    'FIND Host AS h RETURN datediff(h.lastSeen, h.firstSeen)',
    'BQL has no function "datediff". BQL doesn\'t calculate with dates. Compare them in WHERE, as in lastSeen IN LAST 30 days, or use an attribute such as ageInDays.',
  ],
  [
    'FIND Host AS h RETURN power(h.riskScore, 2)',
    'BQL has no function "power". Calculate with +, -, *, and /.',
  ],
  [
    'FIND Host AS h RETURN row_number()',
    'BQL has no function "row_number". Sort with ORDER BY, and take the first rows with LIMIT.',
  ],
  ['FIND Host | summarize count() by os', 'BQL has no | summarize. Write RETURN os, count(*).'],
  // A verb that's also a word of a test
  [
    'FIND Finding AS f THAT IS FindingDefinition AS d RETURN f.name LIMIT ten',
    'Write the number in digits: 10.',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore == 7 THAT IS FindingDefinition RETURN f.name LIMIT 5',
    'BQL has no ==. Write =.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v THAT IS VulnerabilityDefinition AS d WHERE h.internetFacing AND v.statusCategory = "Open" RETURN count(h)',
    "Expected an operator, such as =, IN, or EXISTS, after h.internetFacing, but found AND. If it's true or false, write h.internetFacing = true.",
  ],
  [
    'FIND Host WHERE internetFacing WITH count(*) AS n RETURN n',
    "Expected an operator, such as =, IN, or EXISTS, after internetFacing, but found WITH. If it's true or false, write internetFacing = true.",
  ],
  // Dates
  [
    'FIND Host AS h WHERE h.lastSeen > DATEADD(day, -30, GETDATE())',
    'Write a span of time: h.lastSeen IN LAST 30 days.',
  ],
  [
    'FIND Finding WHERE dueDate < date_add(now(), interval 2 week)',
    'Write a span of time: IN LAST 30 days or IN NEXT 30 days.',
  ],
  [
    'FIND Finding WHERE dueDate < current_timestamp',
    'BQL has no current_timestamp. For dates before now, write dueDate IN LAST 100 years.',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST 30 AND h.riskScore > 9',
    'A span of time needs a unit: IN LAST 30 days.',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST 30 RETURN h.name',
    'A span of time needs a unit: IN LAST 30 days.',
  ],
  [
    'FIND Host AS h WHERE (h.lastSeen not in next 2) LIMIT 5',
    'A span of time needs a unit: in next 2 days.',
  ],
  ["FIND Host AS h WHERE h.lastSeen > '2025-11-01'", 'Write a date without quotes: 2025-11-01.'],
  // Functions where BQL has an operator
  ['FIND Host WHERE internetFacing = TRUE()', 'Write it without parentheses: true.'],
  ['FIND Host AS h WHERE ISNULL(h.owners)', 'BQL has no ISNULL. Write h.owners NOT EXISTS.'],
  ['FIND Host WHERE is_not_empty(tags)', 'BQL has no is_not_empty. Write tags EXISTS.'],
  [
    'FIND Host AS h WHERE h.os ~ "Windows"',
    'BQL has no ~. To ignore case, write h.os =~ "(?i).*Windows.*".',
  ],
  ['FIND Host WHERE os startsWith "Win"', 'BQL has no startsWith. Write STARTS WITH.'],
  ['FIND Host WHERE os NOT endswith "x"', 'BQL has no endswith. Write ENDS WITH.'],
  [
    'FIND Host WHERE contains(os, "Win")',
    'Write the attribute before the operator: os CONTAINS "Win".',
  ],
  [
    'FIND Host AS h WHERE COUNT(h.owners) > 1',
    'Count in WITH first: WITH h, size(h.owners) AS n WHERE n > 1 RETURN h, n.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > AVG(h.riskScore)',
    "Expected a value after >, but found AVG. Functions can't be used here. Find what AVG(…) is with another query, and write the value.",
  ],
  [
    'FIND Host WHERE lastSeen >= date_trunc("month", lastSeen)',
    "Expected a value after >=, but found date_trunc. Functions can't be used here. Write a date, such as 2026-01-31, or a span of time, such as IN LAST 30 days.",
  ],
  [
    'FIND Host WHERE DATEDIFF(lastSeen, firstSeen) > 30',
    "DATEDIFF(…) can't be used in a condition. Use functions in RETURN, WITH, and ORDER BY. Dates can't be subtracted. Test a span of time, such as lastSeen IN LAST 30 days, or an attribute that holds days, such as ageInDays > 30.",
  ],
  ['FIND Host WHERE LOWER(name) = "web-01"', 'To ignore case, write name =~ "(?i)web-01".'],
  [
    'FIND Finding AS f RETURN SUM(f.riskScore > 7)',
    'An aggregate takes a value, not a condition. Write sum(CASE WHEN f.riskScore > 7 THEN 1 ELSE 0 END).',
  ],
  // Functions of dates
  [
    'FIND Finding AS f RETURN Month(f.firstFound), count(*)',
    'BQL has no function "Month". Write left(toString(f.firstFound), 7).',
  ],
  [
    'FIND Finding AS f RETURN month()',
    'BQL has no function "month". BQL doesn\'t calculate with dates. Compare them in WHERE, as in lastSeen IN LAST 30 days, or use an attribute such as ageInDays.',
  ],
  [
    'FIND Ticket AS t RETURN datediff(day, t.dateCreated, t.dateClosed)',
    "Dates can't be subtracted. Write the attribute that holds these days: t.daysToFix.",
  ],
  [
    'FIND Ticket AS t RETURN t.dateClosed - t.dateCreated',
    "Dates can't be subtracted. Write the attribute that holds these days: t.daysToFix.",
  ],
  // Values that an attribute never has
  [
    'FIND Host AS h WHERE h.owners = ""',
    '"h.owners" is a link to other records, not text. Write h.owners NOT EXISTS.',
  ],
  ['FIND Host WHERE os != ""', 'Nothing equals "". Write os EXISTS or os NOT EXISTS.'],
  [
    'FIND Finding WHERE dueDate = ""',
    'Nothing equals "". Write dueDate EXISTS or dueDate NOT EXISTS.',
  ],
  [
    'FIND Finding AS f WHERE f.status = "Open"',
    '"f.status" is never "Open", but "statusCategory" can be. Write f.statusCategory = "Open".',
  ],
  [
    'FIND Finding WHERE status != "closed"',
    '"status" is never "closed", but "statusCategory" can be. Write statusCategory != "Closed".',
  ],
  // Relationships
  [
    'FIND Host AS h OPTIONAL MATCH Finding AS f RETURN h.name',
    'BQL has no OPTIONAL MATCH. To keep records without a related record, write OPTIONALLY THAT: OPTIONALLY THAT HAS Finding AS f.',
  ],
  [
    'FIND Host AS h INCLUDE Finding AS f RETURN h.name',
    'BQL has no INCLUDE. Follow a relationship: THAT HAS Finding AS f.',
  ],
  [
    'FIND Host AS h WITH Finding AS f RETURN h.name, f.name',
    'WITH passes values on. To follow a relationship, write THAT HAS Finding AS f.',
  ],
  [
    'FIND Host WITH Person WHERE name = "Lee Park"',
    'WITH passes values on. To follow a relationship, write THAT OWNS Person AS p WHERE p.name = "Lee Park".',
  ],
  [
    'FIND Host AS h WHERE NOT (THAT OWNS Person)',
    "A relationship isn't a condition. Write THAT NOT OWNS Person.",
  ],
  [
    'FIND Host AS h THAT NOT HAS Finding AS f RETURN f.name',
    "THAT NOT keeps records that have no f, so f can't be used here. Remove it, or remove NOT.",
  ],
  [
    'FIND Host AS h THAT HAS CveRecord AS c',
    'No relationship joins Host and CveRecord. Go through other models: THAT HAS Finding THAT IS FindingDefinition THAT RELATES_TO CveRecord, or THAT HAS Package THAT IS CpeRecord THAT AFFECTS CveRecord.',
  ],
  [
    'FIND Asset THAT SUPPORTS BusinessUnit',
    'No relationship joins Asset and BusinessUnit. Go through other models: THAT SUPPORTS BusinessService THAT SUPPORTS BusinessUnit.',
  ],
  // The beginning of a query, and a test of what RETURN computes
  ['FIND count(Finding)', 'Count in RETURN: FIND Finding RETURN count(*).'],
  [
    'FIND Host AS h RETURN h.riskRating, COUNT(*) AS n WHERE n > 10',
    'Expected the end here, but found WHERE. Compute n in WITH first: WITH h.riskRating AS riskRating, COUNT(*) AS n WHERE n > 10 RETURN riskRating, n.',
  ],
  [
    'FIND Host AS h RETURN h, count(*) AS "Number", max(h.riskScore) AS top WHERE top > 7',
    'Expected the end here, but found WHERE. Compute top in WITH, put this WHERE after it, and then RETURN.',
  ],
  [
    'index=assets sourcetype=host riskRating=Critical | stats count by riskRating',
    'A query begins with FIND and a model, and its clauses follow each other without |: FIND Host WHERE riskRating = "Critical" RETURN riskRating, count(*).',
  ],
  [
    'Finding | where severity == "High" | summarize count() by status, type',
    'A query begins with FIND and a model, and its clauses follow each other without |: FIND Finding WHERE severity = "High" RETURN status, type, count(*).',
  ],
  [
    'Host | take 10',
    'A query begins with FIND and a model, and its clauses follow each other without |: FIND Host LIMIT 10.',
  ],
  [
    'project = SEC AND status = Open ORDER BY priority DESC',
    'A query begins with FIND and a model, and conditions follow WHERE: FIND Ticket WHERE … ORDER BY …. A ticket has no project here.',
  ],
  [
    'os:Windows AND riskScore>7',
    'A query begins with FIND and a model, and conditions follow WHERE: FIND Host WHERE ….',
  ],
  // Attributes as other tools call them
  [
    'FIND Vulnerability WHERE cve_id = "CVE-2021-44228"',
    'Vulnerability has no attribute "cve_id". Did you mean "type.cveIds"?',
  ],
  [
    'FIND VulnerabilityDefinition WHERE cve = "CVE-2021-44228"',
    'VulnerabilityDefinition has no attribute "cve". Did you mean "cveIds"?',
  ],
  [
    'FIND Host WHERE operatingSystem = "Linux"',
    'Host has no attribute "operatingSystem". Did you mean "os"?',
  ],
  [
    'FIND Finding WHERE cvss > 9',
    'Finding has no attribute "cvss". Did you mean "type.cvssV3BaseScore"?',
  ],
  ['FIND Host WHERE "Risk score" > 7', 'Write an attribute in one word without quotes: riskScore.'],
  ['FIND Host WHERE risk score > 7', 'Write an attribute in one word: riskScore.'],
  // States and values as other tools call them
  ['FIND Finding WHERE overdue', 'Write the attribute, too: complianceStatus = "Out of SLA".'],
  [
    'FIND Finding AS f WHERE f.fixed = false',
    'Finding has no attribute "fixed". Write f.status != "Fixed".',
  ],
  [
    'FIND Finding WHERE severity = "moderate"',
    '"severity" is never "moderate". Did you mean "Medium"?',
  ],
  [
    'FIND Open Finding',
    'Conditions follow the model, after WHERE: FIND Finding WHERE statusCategory = "Open".',
  ],
  // Missing aliases
  [
    'FIND Host THAT HAS Vulnerability RETURN h.name, v.name',
    'No model has the alias "h". Add it here: Host AS h.',
  ],
  ['FIND Host RETURN os, count(h)', 'No model has the alias "h". Add it here: Host AS h.'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN cve',
    'No model in this query has "cve". Did you mean "v.type.cveIds"?',
  ],
  // Addresses
  [
    'FIND Host WHERE cidrmatch("10.0.0.0/8", ipAddresses)',
    'BQL has no ranges of addresses. Write ipAddresses STARTS WITH "10.".',
  ],
  [
    'FIND Host WHERE ipAddresses = "192.168.1.0/24"',
    'No address equals a range. Write ipAddresses STARTS WITH "192.168.1.".',
  ],
  ['FIND Host WHERE ipAddresses = 10.0.0.1', 'Put an address in double quotes: "10.0.0.1".'],
  // Functions of aggregation
  [
    'FIND Finding AS f RETURN dc(f.type)',
    'BQL has no function "dc". Write count(DISTINCT f.type).',
  ],
  [
    'FIND Finding AS f RETURN p95(f.riskScore)',
    'BQL has no function "p95". Write percentileCont(f.riskScore, 0.95).',
  ],
  [
    'FIND Host AS h RETURN round(avg(h.riskScore), 2)',
    'Write round(avg(h.riskScore) * 100) / 100.',
  ],
  [
    'FIND Host AS h RETURN h.os, count(*) ORDER BY 2',
    'A column has no number. Sort by its name: count(*).',
  ],
  // Relationships that other languages draw, or that are missing
  [
    'FIND Host AS h -[:OWNS]-> Person AS p',
    'BQL has no arrows. Follow a relationship with THAT: THAT OWNS Vulnerability AS v.',
  ],
  [
    'MATCH (h:Host) WHERE NOT (h)-[:OWNS]-(:Person) RETURN h',
    'BQL has no patterns of nodes and arrows. Follow relationships with THAT: FIND Host AS h THAT NOT OWNS Person RETURN h.',
  ],
  ['FIND Host NOT THAT HAS Vulnerability', 'Write NOT after THAT: THAT NOT HAS Vulnerability.'],
  [
    'FIND Host AS h WITHOUT owner',
    'Write EXISTS or NOT EXISTS after an attribute: WHERE owners NOT EXISTS.',
  ],
  [
    'FIND Host AS h THAT HAS AT LEAST 5 Vulnerability',
    'A relationship has no count. Count in WITH, and test it after WITH: THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n >= 5 RETURN h, n.',
  ],
  // Whole queries in other languages
  [
    'SELECT h.os, count(*) AS n FROM Host h GROUP BY h.os HAVING count(*) > 5',
    'BQL has no SELECT. Write FIND Host AS h WITH h.os AS os, count(*) AS n WHERE n > 5 RETURN os, n.',
  ],
  [
    '{ hosts { name os } }',
    'BQL has no braces. Start with FIND and a model, and list columns in RETURN: FIND Host RETURN name, os.',
  ],
  [
    '=COUNTIF(severity, "Critical")',
    'BQL has no formulas. Start with FIND and a model: FIND Host AS h WHERE h.riskScore > 7 RETURN count(*).',
  ],
  [
    'hosts with critical vulnerabilities',
    'A query begins with FIND and a model: FIND Host THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical".',
  ],
  [
    'CVE-2021-44228',
    'A query begins with FIND and a model, and conditions follow WHERE: FIND Vulnerability WHERE type.cveIds = "CVE-2021-44228".',
  ],
  // Fixes that would invent, or leave something broken behind
  ['FIND Finding AS f WHERE f.lastFound whatever=5', 'Write an attribute in one word.'],
  [
    'FIND Finding AS f WHERE f.severity = "High" AND earliest=-7d',
    'BQL has no earliest or latest. Test a date: lastFound IN LAST 7 days.',
  ],
  ['FIND Host; FIND Ticket', 'Write one query at a time.'],
  [
    'FIND Host AS h RETURN h { name, vulnerabilities { name } }',
    'BQL has no braces. Follow relationships with THAT, and list columns in RETURN: FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name, v.name.',
  ],
  [
    'FIND Host AS h RETURN h.name & " (" & h.os & ")" AS label',
    "BQL has no &. Between conditions, write AND. Text values can't be joined: return each one in its own column.",
  ],
  [
    'show me the worst servers in our network',
    'BQL has no sentences. Write FIND and a model, and conditions after WHERE: FIND Host WHERE riskRating = "Critical".',
  ],
  [
    'GET /hosts/123',
    "A query isn't a web address. It begins with FIND and a model: FIND Host WHERE internetFacing = true RETURN name LIMIT 10.",
  ],
  [
    '{"query": {"term": {"riskRating": "Critical"}}}',
    'BQL has no JSON. Write your model and its conditions, such as FIND Host WHERE riskRating = "Critical".',
  ],
  [
    '{"query": {"fuzzy": {"name": "jenkins"}}}',
    'BQL has no JSON. Start with FIND and a model, and put conditions after WHERE: FIND Host WHERE riskScore > 7 RETURN name, os.',
  ],
  [
    'index=main error | stats count by os',
    'A query begins with FIND and a model, and its clauses follow each other without |: FIND Host WHERE … RETURN os, count(*).',
  ],
  // Joins
  [
    'FIND Host AS h LEFT JOIN Vulnerability AS v ON v.h = h.id WHERE v.riskRating = "High"',
    'BQL has no LEFT JOIN. The WHERE on the related record keeps only records that have one, so follow the relationship: THAT HAS Vulnerability AS v.',
  ],
  [
    'FIND Host AS h RIGHT JOIN Vulnerability AS v ON v.h = h.id',
    'BQL has no RIGHT or FULL JOIN. Start with the model whose records you want to keep, and write OPTIONALLY THAT before the other one.',
  ],
  // Models as attributes
  [
    'FIND Host AS h WHERE h.vulnerabilities.riskRating = "Critical"',
    'Host has no attribute "vulnerabilities". Follow the relationship: THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical".',
  ],
  [
    'FIND Host WHERE vulnerabilities.riskRating = "Critical"',
    'Host has no attribute "vulnerabilities". Follow the relationship: THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical".',
  ],
  // Parts of the calendar
  [
    'FIND Finding AS f RETURN bin(f.firstFound, 7d) AS week, count(f)',
    "BQL can't group dates by week or by another number of days. Group by day, left(toString(f.firstFound), 10), or by month, with 7 instead of 10.",
  ],
  [
    'FIND Finding AS f RETURN DATE_TRUNC("week", f.firstFound), count(f)',
    'BQL has no function "DATE_TRUNC". BQL can\'t group dates by week or by another number of days. Group by day, left(toString(f.firstFound), 10), or by month, with 7 instead of 10.',
  ],
  [
    'FIND Finding WHERE dueDate <= endOfMonth()',
    'BQL has no words for parts of the calendar. Write dates, such as dueDate >= 2026-01-01, or count from now: dueDate IN NEXT 1 month.',
  ],
  [
    'FIND Finding WHERE firstFound > "now-7d"',
    '"firstFound" is a date. Write firstFound IN LAST 7 days.',
  ],
  // Case, percentages, order, and fuzzy search
  [
    'FIND Host WHERE name has "sql"',
    'To look for text and ignore case, write name =~ "(?i).*sql.*".',
  ],
  ['FIND Host WHERE tags has "pci"', 'For a value of a list, write tags CONTAINS ANY ["pci"].'],
  ['FIND Host WHERE os in~ ("a", "b")', 'BQL has no in~. To ignore case, write os =~ "(?i)(a|b)".'],
  [
    'FIND Host WHERE riskScore > 50%',
    'Write a number on the scale of the attribute, without %: riskScore > 5.',
  ],
  ['FIND Host ORDER BY riskScore highest first', 'BQL has no highest first. Write DESC.'],
  [
    'FIND Host WHERE name = jenkins~1',
    'BQL has no fuzzy search. To ignore case, write name =~ "(?i).*jenkins.*".',
  ],
  // What a newcomer met
  ['FIND Host WHERE os CONTANS "a"', 'BQL has no CONTANS. Write CONTAINS.'],
  ['FIND Host WHERE os = "a" ANDD name = "b"', 'BQL has no ANDD. Write AND.'],
  [
    'FIND Host WHERE lastSeen is over 30 days',
    'Longer ago: lastSeen NOT IN LAST 30 days. Since then: lastSeen IN LAST 30 days.',
  ],
  [
    'FIND Ticket WHERE status was not "Closed"',
    'A query reads records as they are now, and doesn\'t know earlier values. Test today\'s value: status != "Closed".',
  ],
  [
    'FIND Host AS h WHERE count(h.findings) > 10',
    'Count in WITH first: THAT HAS Finding AS f WITH h, count(f) AS n WHERE n > 10 RETURN h, n.',
  ],
  [
    'FIND Host WHERE count(findings) > 10',
    'Count in WITH first: FIND Host AS h THAT HAS Finding AS f WITH h, count(f) AS n WHERE n > 10 RETURN h, n.',
  ],
  [
    'FIND Finding WHERE dueDate < NOW()',
    'BQL has no NOW(). For dates before now, write dueDate IN LAST 100 years.',
  ],
  [
    'FIND Finding WHERE dueDate < today',
    'BQL has no word for today. Write the date or, to stay current, dueDate IN LAST 100 years.',
  ],
  ['FIND Finding WHERE dueDate is overdue', 'For dates before now, write IN LAST 100 years.'],
  [
    'FIND Finding WHERE dueDate < 7 days',
    'Still to come: dueDate IN NEXT 7 days. Already past: dueDate IN LAST 7 days.',
  ],
  [
    'FIND Vulnerability earliest=-30d severity=Critical',
    'Write conditions after WHERE, and join them with AND: WHERE firstFound IN LAST 30 days AND severity = "Critical".',
  ],
  ['FIND Ticket WHERE assigned = me', 'BQL has no = me. Write IS CURRENT USER.'],
  ['FIND Ticket WHERE assigned = "me"', 'For your own records, write assigned IS CURRENT USER.'],
  [
    'FIND Finding WHERE assignee IS CURRENT USER',
    'Finding has no attribute "assignee". Related records have "assigned": continue with THAT HAS Ticket AS t WHERE t.assigned IS CURRENT USER.',
  ],
  [
    'FIND Finding WHERE patched IN LAST 7 days',
    'Finding has no attribute "patched". The data model reference lists every attribute.',
  ],
  [
    'FIND Finding WHERE status IN ["Open"]',
    '"status" is never "Open", but "statusCategory" can be. Write statusCategory IN ["Open"].',
  ],
  [
    'FIND Host AS h WITHOUT Ticket',
    'To find records without a related record, write THAT NOT: THAT NOT HAS Ticket.',
  ],
  [
    'FIND Host AS h THAT NOT HAS Ticket',
    'No relationship joins Host and Ticket. Count what other models lead to: OPTIONALLY THAT HAS Finding AS f OPTIONALLY THAT HAS Ticket AS t WITH h, count(t) AS n WHERE n = 0 RETURN h.',
  ],
  ['FIND Host AS h OPTIONAL THAT OWNS Person AS p', 'BQL has no OPTIONAL. Write OPTIONALLY.'],
  ['FIND Cloud', 'There\'s no data model "Cloud". Did you mean "CloudResource"?'],
  ['FIND Azure', 'There\'s no data model "Azure". Did you mean "CloudResource"?'],
  ['FIND Host WHRE os = "Linux"', 'BQL has no WHRE. Write WHERE.'],
  ['find Host whre os = "Linux"', 'BQL has no whre. Write WHERE.'],
  [
    'FIND Host AS End',
    'Expected a name after AS, but found End. End is a reserved word. Choose another name.',
  ],
  [
    'FIND Host AS x THAT HAS Vulnerability AND THAT HAS Package',
    'Write an alias between AND and THAT: AND x THAT HAS Package. Without AND, THAT continues from the model before it.',
  ],
  [
    'FIND Host AS x THAT HAS Vulnerability AND HAS Package',
    'Write an alias and THAT before each further relationship: AND x THAT HAS Package. Without AND, THAT continues from the model before it.',
  ],
  [
    'FIND Finding WHERE riskScore BETWEEN 5 AND 8',
    'BQL has no BETWEEN. Write two comparisons: riskScore >= 5 AND riskScore <= 8.',
  ],
  [
    'FIND Finding WHERE severity IN (High, Low)',
    'Put a list in square brackets: IN ["High", "Low"].',
  ],
  [
    'FIND Host WHERE id NOT IN (SELECT host FROM findings)',
    'BQL has no query inside a query. Follow a relationship: THAT NOT HAS Finding.',
  ],
  [
    'FIND Finding WHERE status WAS "Open"',
    'A query reads records as they are now, and doesn\'t know earlier values. Test today\'s value: status = "Open".',
  ],
  // Text for an attribute that has none
  [
    'FIND Vulnerability AS v WHERE v.sla = "breached"',
    '"v.sla" is a number, never "breached". Write v.complianceStatus = "Out of SLA".',
  ],
  [
    'FIND Finding WHERE riskScore IN ["High", "Critical"]',
    '"riskScore" is a number, never "High". Write riskRating IN ["High", "Critical"].',
  ],
  [
    'FIND Vulnerability WHERE ageInDays > "High"',
    '"ageInDays" is a number. "High" is a value of severity and riskRating.',
  ],
  ['FIND Host WHERE riskScore > "a lot"', '"riskScore" is a number. Write a number, such as 7.'],
  [
    'FIND Host WHERE internetFacing = "external"',
    '"internetFacing" is true or false. Write true or false.',
  ],
  ['FIND Host WHERE internetFacing = "yes"', '"internetFacing" is true or false. Write true.'],
  [
    'FIND Vulnerability WHERE firstFound >= 2025',
    '"firstFound" is a date. Write firstFound >= 2025-01-01.',
  ],
  [
    'FIND Vulnerability WHERE firstFound > "2025"',
    '"firstFound" is a date. Write firstFound >= 2026-01-01.',
  ],
  [
    'FIND Vulnerability WHERE dueDate < 30',
    '"dueDate" is a date. Write one such as 2026-01-31, or count from now: dueDate IN LAST 30 days.',
  ],
  [
    'FIND Vulnerability WHERE firstFound >= "Nov 20, 2025"',
    '"firstFound" is a date. Write it as year, month, and day: 2025-11-20.',
  ],
  [
    'FIND Ticket AS t WHERE t.status != "Done"',
    '"t.status" is never "Done". For what isn\'t finished, write t.statusCategory = "Open".',
  ],
  [
    'FIND Ticket WHERE status NOT IN ["done"]',
    '"status" is never "done". For what isn\'t finished, write statusCategory = "Open".',
  ],
  [
    'FIND Vulnerability WHERE isOpen = true',
    'Vulnerability has no attribute "isOpen". Write statusCategory = "Open".',
  ],
  [
    'FIND Vulnerability AS v WHERE v.riskScore > High',
    '"v.riskScore" is a number, never "High". Write v.riskRating > "High".',
  ],
  [
    'FIND Finding WHERE status = Open AND severity = "High"',
    '"status" is never "Open", but "statusCategory" can be. Write statusCategory = "Open".',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "RHEL"',
    '"h.osFamily" is never "RHEL". For a version or distribution, write h.os CONTAINS "Red Hat".',
  ],
  [
    'FIND Host WHERE osFamily != "Windows Server 2019"',
    '"osFamily" is never "Windows Server 2019". For a version or distribution, write os NOT CONTAINS "Windows Server 2019".',
  ],
  // Attributes of related records, and longer names
  [
    'FIND Vulnerability AS v WHERE v.osFamily = "Linux"',
    'Vulnerability has no attribute "osFamily". Did you mean "targets.osFamily"?',
  ],
  [
    'FIND Vulnerability WHERE patchAvailable = true',
    'Vulnerability has no attribute "patchAvailable". Did you mean "type.patchAvailable"?',
  ],
  [
    'FIND Container WHERE imageName = "nginx"',
    'Container has no attribute "imageName". Did you mean "image"?',
  ],
  [
    'FIND Host WHERE hostStatus = "Active"',
    'Host has no attribute "hostStatus". Did you mean "status"?',
  ],
  [
    'FIND Vulnerability AS v WHERE v.daysOverdue > 30',
    'Vulnerability has no attribute "daysOverdue". Did you mean "dueDate"?',
  ],
  [
    'FIND Vulnerability AS v WHERE v.ticket NOT EXISTS',
    'Vulnerability has no attribute "ticket". To find records without a related record, write THAT NOT HAS Ticket.',
  ],
  [
    'FIND Vulnerability AS v WHERE NOT v.ticket EXISTS',
    'Vulnerability has no attribute "ticket". To find records without a related record, write THAT NOT HAS Ticket.',
  ],
  [
    'FIND Vulnerability AS v WHERE v.ticket EXISTS',
    'Vulnerability has no attribute "ticket". Follow the relationship: THAT HAS Ticket.',
  ],
  [
    'FIND Vulnerability THAT HAS Host WHERE Vulnerability.severity = "High"',
    'No model has the alias "Vulnerability". Add it here: Vulnerability AS Vulnerability.',
  ],
  [
    'FIND Vulnerability AS v THAT HAS Host WHERE Vulnerability.severity = "High"',
    'Vulnerability has the alias v here. Write v.severity.',
  ],
  // Verbs, and models that other tools name
  [
    'FIND Host AS h THAT HAS Vulnerability AS v THAT OWNS Person AS p',
    'No relationship joins Vulnerability and Person. To continue from Host, write AND h THAT OWNS Person.',
  ],
  [
    'FIND Host THAT HAS Vulnerability THAT OWNED_BY Person',
    'No relationship joins Vulnerability and Person. To continue from Host, give Host an alias, Host AS h, and write AND h THAT OWNS Person.',
  ],
  [
    'FIND Ticket THAT ASSIGNED_TO User',
    "ASSIGNED_TO doesn't join Ticket and User. Use BELONGS_TO (assigned) or DELEGATED_TO (delegates).",
  ],
  ['FIND EC2Instance', 'There\'s no data model "EC2Instance". Did you mean "Host"?'],
  ['FIND S3Bucket', 'There\'s no data model "S3Bucket". Did you mean "CloudResource"?'],
  ['FIND KubernetesPod', 'There\'s no data model "KubernetesPod". Did you mean "Container"?'],
  ['FIND Software', 'There\'s no data model "Software". Did you mean "Package"?'],
  ['FIND Owner', 'There\'s no data model "Owner". Did you mean "Person"?'],
  ['FIND AwsAccount', 'There\'s no data model "AwsAccount". Did you mean "Account"?'],
  ['FIND LinuxServer', 'There\'s no data model "LinuxServer". Did you mean "Host"?'],
  // Clauses
  [
    'FIND * WHERE name CONTAINS "web"',
    'Write a model after FIND. A parent model includes its children: FIND Asset.',
  ],
  ['FIND Host WHERE AS h h.riskScore > 8', 'Write the alias directly after the model: AS h WHERE.'],
  [
    'FIND Host AS h THAT SUPPORTS Business Service AS bs',
    'Write a model in one word: BusinessService.',
  ],
  ['FIND Business Service', 'Write a model in one word: BusinessService.'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v AND v.riskRating = "Critical"',
    'Write WHERE before the first condition: WHERE v.riskRating = "Critical".',
  ],
  [
    'FIND Host AS h WHERE h.riskScore IN TOP 10',
    'Remove this condition, and end the query with ORDER BY h.riskScore DESC LIMIT 10.',
  ],
  // Relationships
  ['FIND Vulnerability AS v THAT >> HAS Host AS h', 'Write the direction after the verb: HAS >>.'],
  [
    'FIND Vulnerability AS v THAT HAS Ticket = 0',
    'For records without a related record, write THAT NOT HAS Ticket.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v > 5',
    'A relationship has no count. Count in WITH, and test it after WITH: THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n > 5 RETURN h, n.',
  ],
  ['FIND Host AS h THAT belongs to BusinessService AS bs', 'A verb is one word: SUPPORTS.'],
  // Operators without an attribute, arithmetic, and addresses
  ['FIND Host WHERE riskScore > 5 AND < 8', 'Repeat the attribute: AND riskScore < 8.'],
  [
    'FIND Vulnerability AS v WHERE v.firstFound IN LAST 30 days AND NOT IN LAST 7 days',
    'Repeat the attribute: AND v.firstFound NOT IN LAST 7 days.',
  ],
  [
    'FIND Vulnerability AS v WHERE v.resolvedDate - v.firstFound > 30',
    "Dates can't be subtracted. Test a span of time, such as lastSeen IN LAST 30 days, or an attribute that holds days, such as ageInDays > 30.",
  ],
  [
    'FIND Host AS h WHERE h.riskScore * 10 > 50',
    'A condition has no arithmetic. Compute the value in WITH first: WITH h, h.riskScore * 10 AS n WHERE n > 50 RETURN h, n.',
  ],
  [
    'FIND Host AS h WHERE h.ipAddress BETWEEN "10.0.0.1" AND "10.0.0.3"',
    'Addresses are compared as text, so BETWEEN would miss some. Write h.ipAddresses =~ "10\\\\.0\\\\.0\\\\.([1-3])".',
  ],
  [
    'FIND Host AS h WHERE h.ipAddress BETWEEN "10.0.0.8" AND "10.0.0.30"',
    'Addresses are compared as text, so BETWEEN would miss some. Write h.ipAddresses =~ "10\\\\.0\\\\.0\\\\.([8-9]|1[0-9]|2[0-9]|30)".',
  ],
  [
    'FIND Host WHERE ipAddresses BETWEEN "10.0.0.1" AND "10.9.0.3"',
    'BQL has no ranges of addresses. Test how an address begins: ipAddresses STARTS WITH "10.".',
  ],
  // Dates
  [
    'FIND Vulnerability AS v WHERE v.firstFound >= Nov 20, 2025',
    'Write a date as year, month, and day: 2025-11-20.',
  ],
  [
    'FIND Vulnerability AS v WHERE v.firstFound AFTER 3rd of March 2025',
    'BQL has no AFTER. Write v.firstFound > 2025-03-03.',
  ],
  // Sentences
  [
    'show me all critical vulnerabilities on internet facing servers that nobody owns',
    'BQL has no sentences. Write FIND and a model, and conditions after WHERE: FIND Vulnerability WHERE riskRating = "Critical".',
  ],
  [
    'FIND Vulnerabilities with high risk on windows hosts',
    'BQL has no sentences. Write FIND and a model, and conditions after WHERE: FIND Vulnerability WHERE riskRating = "High".',
  ],
  [
    'project = SEC AND status = Open',
    'A query begins with FIND and a model, and conditions follow WHERE: FIND Ticket WHERE …. A ticket has no project here.',
  ],
  // Pasted marks, missing parts, aliases out of place, and words of other languages
  [
    'FIND h.name, h.os FROM Host AS h\nWHERE h.osFamily = "Windows"',
    'BQL has no FROM. Write FIND Host AS h WHERE h.osFamily = "Windows" RETURN h.name, h.os.',
  ],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWHERE v.statusCategory = "Open"\nRETURN h.name AS Host, count(v) AS Open\nHAVING Open > 10',
    'BQL has no HAVING. Aggregate in WITH, and put a WHERE after it: WITH h.name AS Host, count(v) AS Open WHERE Open > 10 RETURN Host, Open.',
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.targets IN (SELECT id FROM Host WHERE internetFacing = true)',
    'BQL has no query inside a query. Follow a relationship: THAT HAS Host AS h WHERE h.internetFacing = true.',
  ],
  [
    'FIND Host AS h\nTHAT HAS NOT Vulnerability AS v\nWHERE v.riskRating = "Critical"',
    'Write NOT after THAT: THAT NOT HAS Vulnerability.',
  ],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nTHAT IS IN Ticket AS t',
    'A verb is one word: HAS.',
  ],
  [
    'FIND "Vulnerability Definition" AS vd\nWHERE vd.patchAvailable = true',
    'Write a model in one word without quotes or brackets: VulnerabilityDefinition.',
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.statusCategory = "New"',
    '"v.statusCategory" is never "New". Did you mean "Open"? It can only be "Open" or "Closed".',
  ],
  [
    'FIND Finding AS f\nWHERE f.riskRating >= 4',
    '"f.riskRating" holds names, not numbers. Write f.riskRating >= "High", or compare the number f.riskScore, from 0 to 10.',
  ],
  [
    'FIND Host AS h\nWHERE h.lastSeen NOT IN THE LAST 14 days',
    'Write a span of time: h.lastSeen NOT IN LAST 14 days.',
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.status = "Fixed" AND v.lastFixed IN LAST "7 days"',
    'Write a span of time as a number and a unit: IN LAST 7 days.',
  ],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWHERE v.riskRating = "Critical"\nWITH count(v) AS criticals\nWHERE criticals > 5\nRETURN h.name AS Host, criticals',
    'WITH doesn\'t pass on "h". Write WITH h, count(v) AS criticals.',
  ],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWITH h, count(v)\nRETURN h.name',
    'This value needs a name in WITH. Write count(v) AS n.',
  ],
  [
    'FIND DISTINCT Host AS h\nRETURN h.osFamily',
    'Write DISTINCT after RETURN: RETURN DISTINCT h.osFamily.',
  ],
  [
    'FIND Host AS h\nORDER BY h.riskScore DESC\nWHERE h.riskRating = "High"',
    'Expected the end here, but found WHERE. Check the order of the clauses: WHERE h.riskRating = "High" ORDER BY h.riskScore DESC.',
  ],
  [
    'FIND Host AS h\nWHERE h.tags CONTAINS ANY "pci", "pii"',
    'Put a list in square brackets: ["pci", "pii"].',
  ],
  [
    'FIND Finding AS f\nWHERE (f.riskRating = "Critical" OR f.riskRating = "High"\n  AND f.statusCategory = "Open"\nORDER BY f.dueDate ASC',
    'This ( is never closed. Write ) where the group ends, for example after "High".',
  ],
  [
    '```bql\nFIND Vulnerability AS v\nWHERE v.riskRating = "Critical"\nTHAT HAS Host AS h\nWHERE h.osFamily = "Windows"\n```',
    'This is a Markdown code fence. Remove this line.',
  ],
  [
    'FIND Host AS h\nWHERE h.name STARTS WITH "fin-\nORDER BY h.name ASC',
    '"fin- has no closing double quote: "fin-".',
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.lastSeen GREATER THAN v.dueDate',
    'To compare with another attribute, write v.lastFound GREATER THAN ATTRIBUTE v.dueDate.',
  ],
  [
    'FIND * FROM Vulnerability WHERE riskRating = "Critical"',
    'FIND finds every record of a model. Write the model directly after it: FIND Vulnerability.',
  ],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nRETURN h.name AS Host, count(v) AS Vulns\nHAVING Vulns > 20\nORDER BY Vulns DESC',
    'BQL has no HAVING. Aggregate in WITH, and put a WHERE after it: WITH h.name AS Host, count(v) AS Vulns WHERE Vulns > 20 RETURN Host, Vulns ORDER BY Vulns DESC.',
  ],
  [
    'FIND Vulnerability earliest=-7d\nWHERE riskRating = "Critical"',
    'BQL has no earliest or latest. Test a date in WHERE: firstFound IN LAST 7 days. For the last time, test lastFound.',
  ],
  [
    'FIND Host AS h\nEVAL age = now() - h.lastSeen\nWHERE age > 30',
    'BQL has no EVAL. Write WHERE (h.lastSeen EXISTS AND h.lastSeen NOT IN LAST 30 days).',
  ],
  [
    'FIND Ticket AS t WHERE t.status WAS "Resolved" AND t.status = "In progress"',
    "A query reads records as they are now, and doesn't know earlier values. Remove this condition.",
  ],
  [
    'FIND Finding AS f\nWHERE f.firstFound >= startOfMonth()\nRETURN f.riskRating AS Rating, count(*) AS Findings',
    'BQL has no words for parts of the calendar. Write dates, such as f.firstFound >= 2026-01-01, or count from now: f.firstFound IN LAST 1 month.',
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.statusCategory = "Open"\n  AND v.id NOT IN (SELECT findings FROM Ticket)',
    'BQL has no query inside a query. Follow a relationship: WHERE v.statusCategory = "Open" THAT NOT HAS Ticket.',
  ],
  [
    '```bql\nFIND Finding AS f\nWHERE f.complianceStatus = "Out of SLA"\n```',
    'This is a Markdown code fence. Remove this line.',
  ],
  [
    'FIND Host AS h THAT HAS AS v WHERE v.severity = "High"',
    'Write a model after HAS, such as THAT HAS Vulnerability AS v.',
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.statusCategory = "Open" AND h.internetFacing = true\nTHAT HAS Host AS h',
    '"h" comes later. Move the condition behind it: THAT HAS Host AS h WHERE h.internetFacing = true.',
  ],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWITH h, count(v) AS "Open vulns"\nWHERE "Open vulns" > 5\nRETURN h.name, "Open vulns"',
    'Write a name in WITH as one word without quotes: AS openVulns.',
  ],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWITH h, count(v)\nRETURN h.name AS Host, count\nORDER BY count DESC',
    'This value needs a name in WITH. Write count(v) AS n.',
  ],
  [
    'FIND Host AS h WHERE h.name STARTS WITH "db- AND h.osFamily = "Linux"',
    '"db- has no closing double quote: "db-".',
  ],
  [
    'FIND Finding AS f\nWHERE (f.riskRating = "Critical" OR (f.riskRating = "High" AND f.ageInDays > 30)\n  AND f.statusCategory = "Open"\nORDER BY f.ageInDays DESC',
    'This ( is never closed. Write ) where the group ends, for example after 30).',
  ],
  [
    'FIND Finding WHERE riskRating IN "Critical", "High"',
    'Put a list in square brackets: ["Critical", "High"].',
  ],
  [
    'FIND Finding AS f WHERE NOT f.status NOT = "Fixed"',
    'Write a single negation: f.status != "Fixed".',
  ],
  [
    'FIND Finding AS f WHERE f.dueDate < f.lastFixed',
    'To compare with an attribute, write f.dueDate LESS THAN ATTRIBUTE f.lastFixed.',
  ],
  [
    'FIND Host AS h\nLEFT OPTIONAL THAT OWNS Person AS p\nRETURN h.name AS Host, p.name AS Owner',
    'BQL has no LEFT OPTIONAL. To keep records without a related record, write OPTIONALLY THAT OWNS Person AS p.',
  ],
  [
    'FIND Host AS h\nTHAT HAS Vulnerability AS v\nRETURN max(count(v)) AS Most',
    "An aggregate such as max can't contain another one. Compute it in WITH first: WITH h, count(v) AS n RETURN max(n).",
  ],
  [
    'FIND Vulnerability AS v\nWHERE v.riskScore &gt;= 8 AND v.statusCategory = "Open"',
    'Write >= instead of &gt;=.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n HAVING n > 5 RETURN h.name, n',
    'BQL has no HAVING. After WITH, write WHERE.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v HAVING count(v) > 10',
    'BQL has no HAVING. Aggregate in WITH, and put a WHERE after it: WITH h, count(v) AS n WHERE n > 10 RETURN h, n.',
  ],
  [
    'FIND Host AS h HAVING h.riskScore > 5',
    'BQL has no HAVING. Write conditions after WHERE: WHERE h.riskScore > 5.',
  ],
  ['```bql\nFIND Host\n```', 'This is a Markdown code fence. Remove this line.'],
  ['```\nFIND Host WHERE riskScore > 5\n```', 'This is a Markdown code fence. Remove this line.'],
  [
    '`FIND Host WHERE riskScore > 5`',
    'Backticks around a query mark it as code in other tools. Remove them.',
  ],
  [
    '`FIND Host AS h RETURN h.name',
    'Backticks around a query mark it as code in other tools. Remove them.',
  ],
  ['bql> FIND Host WHERE riskScore > 5', 'A query starts with FIND. Remove bql> before it.'],
  ['> FIND Host', 'A query starts with FIND. Remove > before it.'],
  ['$ FIND Host WHERE name = "a"', 'A query starts with FIND. Remove $ before it.'],
  ['BQL: FIND Host', 'A query starts with FIND. Remove BQL: before it.'],
  ['FIND Host WHERE riskScore &gt; 5', 'Write > instead of &gt;.'],
  ['FIND Host WHERE riskScore &lt;= 5 AND name = &quot;a&quot;', 'Write <= instead of &lt;=.'],
  ['FIND Host WHERE name = &#34;web&#34;', 'Write "web" instead of &#34;web&#34;.'],
  ['FIND Host WHERE riskScore &gt;= 5 &amp;&amp; osFamily = "Linux"', 'Write >= instead of &gt;=.'],
  ['FIND Host&nbsp;WHERE riskScore > 5', 'Write a space instead of &nbsp;.'],
  ['FIND Host WHERE name = &#39;web&#39;', 'Write "web" instead of &#39;web&#39;.'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH count(v) AS n RETURN h.name, n',
    'WITH doesn\'t pass on "h". Write WITH h, count(v) AS n.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h.name AS host, count(v) AS n WHERE n > 5 RETURN h.name, n',
    'After WITH, h.name is called host. Write host.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE v.riskRating = "Critical" RETURN h, n',
    'After WITH, there\'s no "v", because WITH aggregates it. Put conditions on v before WITH.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH count(v) AS n ORDER BY n RETURN h.name',
    'Expected the end here, but found RETURN. Check the order of the clauses: RETURN h.name ORDER BY n.',
  ],
  [
    'FIND Host AS h THAT HAS Finding AS f WITH h.osFamily AS os, avg(f.riskScore) AS score RETURN h.osFamily, score ORDER BY score',
    'After WITH, h.osFamily is called os. Write os.',
  ],
  [
    'FIND Vulnerability AS v WHERE h.internetFacing = true THAT HAS Host AS h',
    '"h" comes later. Move the condition behind it: THAT HAS Host AS h WHERE h.internetFacing = true.',
  ],
  [
    'FIND Vulnerability AS v WHERE v.riskRating = "Critical" AND h.osFamily = "Linux" AND h.internetFacing = true THAT HAS Host AS h RETURN v.name',
    '"h" comes later. Move the condition behind it: THAT HAS Host AS h WHERE h.osFamily = "Linux" AND h.internetFacing = true.',
  ],
  [
    'FIND Host AS h WHERE v.riskRating = "Critical" OR h.internetFacing = true THAT HAS Vulnerability AS v',
    '"v" comes later. Move the condition behind it: THAT HAS Vulnerability AS v WHERE v.riskRating = "Critical" OR h.internetFacing = true.',
  ],
  [
    'FIND Host AS h WHERE p.name = "Dana" THAT HAS Vulnerability AS v THAT HAS Person AS p',
    '"p" comes later. Move the condition behind it: THAT HAS Person AS p WHERE p.name = "Dana".',
  ],
  [
    'FIND Host AS h WHERE NOT v.riskRating = "Critical" THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open"',
    '"v" comes later. Move the condition behind it: THAT HAS Vulnerability AS v WHERE v.statusCategory = "Open" AND NOT v.riskRating = "Critical".',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WHERE t.status = "Open" AND h THAT HAS Finding AS f THAT HAS Ticket AS t',
    '"t" comes later. Move the condition behind it: THAT HAS Ticket AS t WHERE t.status = "Open".',
  ],
  [
    'FIND Finding AS f WHERE (f.riskRating = "Critical" OR f.riskRating = "High" AND f.statusCategory = "Open"',
    'This ( is never closed. Write ) where the group ends, for example after "High".',
  ],
  [
    'FIND Finding AS f WHERE (f.riskRating = "Critical" OR f.riskRating = "High" AND f.statusCategory = "Open" THAT HAS Ticket',
    'This ( is never closed. Write ) where the group ends, for example after "High".',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Linux" AND (h.riskRating = "Critical" OR h.riskRating = "High"\nRETURN h.name',
    'This ( is never closed. Write ) after "High".',
  ],
  [
    'FIND Host AS h\nWHERE ((h.osFamily = "Linux" OR h.osFamily = "Windows") AND h.riskScore > 5\nORDER BY h.name',
    'This ( is never closed. Write ) after 5.',
  ],
  [
    'FIND Host AS h WHERE (h.riskScore > 5 AND h.internetFacing = true RETURN h.name',
    'This ( is never closed. Write ) after true.',
  ],
  ['FIND Host AS h RETURN count(h.name AS n', 'This ( is never closed. Write ) after h.name.'],
  [
    'FIND Host AS h WHERE h.name = "db AND h.osFamily = "Linux" AND h.os = "b"',
    '"db has no closing double quote: "db".',
  ],
  [
    'FIND Host AS h WHERE h.osFamily IN ["Linux, "Windows"]',
    '"Linux has no closing double quote: "Linux".',
  ],
  [
    'FIND Host AS h WHERE h.osFamily IN ["Linux", "Windows]',
    '"Windows has no closing double quote: "Windows".',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Linux AND h.riskScore > 5\nRETURN h.name AS "Host name"',
    '"Linux has no closing double quote: "Linux".',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = Linux" AND h.riskScore > 5',
    'Linux" has no opening double quote: "Linux".',
  ],
  [
    'FIND Host AS h WHERE h.name = "web-01" AND h.osFamily = "Linux',
    '"Linux has no closing double quote: "Linux".',
  ],
  [
    'FIND Host AS h RETURN h.name AS "Host name, h.os AS "OS"',
    '"Host name has no closing double quote: "Host name".',
  ],
  [
    'FIND Finding AS f WHERE NOT f.status IS NOT "Fixed"',
    'Write a single negation: f.status != "Fixed".',
  ],
  [
    'FIND Finding AS f WHERE NOT (f.status NOT = "Fixed")',
    'Write a single negation: f.status != "Fixed".',
  ],
  [
    'FIND Host AS h WHERE NOT NOT h.internetFacing = true',
    'Write NOT once, or not at all: the second NOT cancels the first.',
  ],
  ['FIND Host AS h THAT IS IN Subnet AS s', 'A verb is one word: IN_RANGE.'],
  ['FIND Host AS h THAT IS ON Subnet AS s', 'A verb is one word: IN_RANGE.'],
  [
    'FIND Host AS h THAT RUNS ON CloudResource AS c',
    "A verb is one word. No relationship joins Host and CloudResource. Go through a model that's joined to both, or start a branch with AND alias THAT.",
  ],
  [
    'FIND Host AS h THAT BELONGS TO Team AS t',
    'A verb is one word. No relationship joins Host and Team. Go through other models: THAT OWNS Person THAT MANAGED_BY Team, or THAT OWNS Person THAT MEMBERS Team.',
  ],
  ['FIND Ticket AS t THAT IS ASSIGNED TO User AS u', 'A verb is one word: BELONGS_TO.'],
  ['FIND Vulnerability AS v THAT IS FOUND ON Host AS h', 'A verb is one word: HAS.'],
  ['FIND Host AS h THAT IS PART OF BusinessService AS b', 'A verb is one word: SUPPORTS.'],
  [
    'FIND Host AS h THAT HAS BEEN ASSIGNED TO Team AS t',
    'A verb is one word. No relationship joins Host and Team. Go through other models: THAT OWNS Person THAT MANAGED_BY Team, or THAT OWNS Person THAT MEMBERS Team.',
  ],
  [
    'FIND Host AS h THAT HAS WHERE severity = "High"',
    'Write a model after HAS, such as THAT HAS Vulnerability. Here, found WHERE.',
  ],
  [
    'FIND Host AS h THAT HAS v WHERE v.severity = "High"',
    'There\'s no data model "v". Did you mean "Vulnerability"?',
  ],
  [
    'FIND Host AS h THAT HAS',
    'Write a model after HAS, such as THAT HAS Vulnerability. Here, the query ends.',
  ],
  ['FIND AS h WHERE h.name = "a"', 'Write a model after FIND, such as FIND Host AS h.'],
  ['FIND WHERE name = "a"', 'Write a model after FIND, such as FIND Host. Here, found WHERE.'],
  [
    'FIND Host AS h THAT OWNS AS p RETURN p.name',
    'Write a model after OWNS, such as THAT OWNS Person AS p.',
  ],
  [
    'FIND Host AS h OPTIONALLY THAT OWNS AS p RETURN p.name',
    'Write a model after OWNS, such as THAT OWNS Person AS p.',
  ],
  [
    'FIND Host AS h THAT AS v',
    'Write a verb and a model after THAT, such as THAT HAS Vulnerability. Here, found AS.',
  ],
  [
    'FIND "Vulnerability Definition" AS vd WHERE vd.patchAvailable = true',
    'Write a model in one word without quotes or brackets: VulnerabilityDefinition.',
  ],
  ["FIND 'Host' AS h", 'Write a model without quotes or brackets: Host.'],
  ['FIND "Host" AS h', 'Write a model without quotes or brackets: Host.'],
  ['FIND "vulnerabilities"', 'Write a model without quotes or brackets: Vulnerability.'],
  [
    'FIND "business service" AS b',
    'Write a model in one word without quotes or brackets: BusinessService.',
  ],
  ['FIND business service AS b', 'Write a model in one word: BusinessService.'],
  ['FIND `Host` AS h', 'Write a model without quotes or brackets: Host.'],
  [
    'FIND Host AS h THAT SUPPORTS "Business Service" AS b',
    'Write a model in one word without quotes or brackets: BusinessService.',
  ],
  [
    'FIND Vulnerability AS v THAT IS vulnerability definition AS vd',
    'Write a model in one word: VulnerabilityDefinition.',
  ],
  ['FIND cloud-resource', 'Write a model in one word: CloudResource.'],
  ['FIND Host:Server', 'Write one model: Host.'],
  [
    'FIND DISTINCT Host AS h RETURN h.osFamily',
    'Write DISTINCT after RETURN: RETURN DISTINCT h.osFamily.',
  ],
  ['FIND DISTINCT Host.osFamily', 'List columns in RETURN: FIND Host RETURN DISTINCT osFamily.'],
  [
    'FIND DISTINCT h.osFamily FROM Host AS h',
    'BQL has no FROM. Write FIND Host AS h RETURN DISTINCT h.osFamily.',
  ],
  [
    'FIND UNIQUE Host AS h RETURN h.osFamily',
    'Write DISTINCT after RETURN: RETURN DISTINCT h.osFamily.',
  ],
  [
    'FIND DISTINCT Host AS h THAT HAS Vulnerability AS v RETURN h.name ORDER BY h.name',
    'Write DISTINCT after RETURN: RETURN DISTINCT h.name.',
  ],
  [
    'FIND DISTINCT Host',
    'FIND finds each record once. Remove DISTINCT. For unique values, write RETURN DISTINCT and their attribute at the end.',
  ],
  [
    'FIND Host AS h RETURN h.osFamily DISTINCT',
    'Write DISTINCT once, directly after RETURN: RETURN DISTINCT h.osFamily.',
  ],
  [
    'FIND Host AS h RETURN h.name, DISTINCT h.osFamily',
    'Write DISTINCT once, directly after RETURN: RETURN DISTINCT h.name,.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS "Open vulns" WHERE "Open vulns" > 5 RETURN h.name, "Open vulns"',
    'Write a name in WITH as one word without quotes: AS openVulns.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS open-vulns RETURN h.name',
    'Write a name in WITH as one word without quotes: AS openVulns.',
  ],
  [
    "FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS 'open vulns' WHERE 'open vulns' > 3 RETURN h.name",
    'Write a name in WITH as one word without quotes: AS openVulns.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) RETURN h.name AS Host, count ORDER BY count DESC',
    'This value needs a name in WITH. Write count(v) AS n.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name, count(v)',
    'WITH has computed count(v). Write its name: n.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n RETURN h.name, n ORDER BY count(v) DESC',
    'WITH has computed count(v). Write its name: n.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN max(count(v)) AS Most',
    "An aggregate such as max can't contain another one. Compute it in WITH first: WITH h, count(v) AS n RETURN max(n).",
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN avg(count(v))',
    "An aggregate such as avg can't contain another one. Compute it in WITH first: WITH h, count(v) AS n RETURN avg(n).",
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.osFamily, avg(count(v)) AS Average',
    "An aggregate such as avg can't contain another one. Compute it in WITH first: WITH h, count(v) AS n RETURN avg(n).",
  ],
  [
    'FIND Host AS h RETURN max(avg(h.riskScore))',
    "An aggregate such as max can't contain another one. Write only avg(h.riskScore), or compute it in WITH first for each group.",
  ],
  [
    'FIND Host AS h THAT HAS Finding AS f RETURN h.name, round(avg(sum(f.riskScore)))',
    "An aggregate such as avg can't contain another one. Compute it in WITH first: WITH h, sum(f.riskScore) AS n RETURN avg(n).",
  ],
  [
    'FIND Host AS h EVAL age = h.riskScore * 10',
    'BQL has no EVAL. Compute a value in WITH: WITH h, h.riskScore * 10 AS age RETURN h, age.',
  ],
  [
    'FIND Host AS h LET x = 5 WHERE h.riskScore > x',
    'BQL has no LET. Write WHERE h.riskScore > 5.',
  ],
  [
    'FIND Host AS h EXTEND risk = h.riskScore * 10 RETURN h.name, risk',
    'BQL has no EXTEND. Compute a value in WITH: WITH h, h.riskScore * 10 AS risk RETURN h, risk.',
  ],
  [
    'FIND Host AS h LEFT OPTIONAL THAT OWNS Person AS p',
    'BQL has no LEFT OPTIONAL. To keep records without a related record, write OPTIONALLY THAT OWNS Person AS p.',
  ],
  [
    'FIND Host AS h OUTER THAT OWNS Person AS p',
    'BQL has no OUTER. To keep records without a related record, write OPTIONALLY THAT OWNS Person AS p.',
  ],
  [
    'FIND Host AS h LEFT OUTER THAT OWNS Person AS p',
    'BQL has no LEFT OUTER. To keep records without a related record, write OPTIONALLY THAT OWNS Person AS p.',
  ],
  [
    'FIND Host AS h LEFT THAT OWNS Person AS p',
    'BQL has no LEFT. To keep records without a related record, write OPTIONALLY THAT OWNS Person AS p.',
  ],
  [
    'FIND Host AS h OPTIONALLY JOIN Person AS p',
    'BQL has no JOIN. Follow the relationship: THAT OWNS Person AS p.',
  ],
  [
    'FIND Host AS h INCLUDE Person AS p',
    'BQL has no INCLUDE. Follow a relationship: THAT OWNS Person AS p.',
  ],
  ['FIND Host AS h FILTER h.riskScore > 5', 'BQL has no FILTER. Write WHERE h.riskScore > 5.'],
  [
    'FIND Host AS h FILTER h.riskScore > 5 RETURN h.name',
    'BQL has no FILTER. Write WHERE h.riskScore > 5.',
  ],
  ['FIND Host AS h WHEN h.riskScore > 5', 'BQL has no WHEN. Write WHERE h.riskScore > 5.'],
  ['FIND Host AS h IF h.riskScore > 5', 'BQL has no IF. Write WHERE h.riskScore > 5.'],
  ['FIND Host AS h WHERE h.riskScore > 5 SHOW h.name', 'BQL has no SHOW. Write RETURN h.name.'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 DISPLAY h.name, h.os',
    'BQL has no DISPLAY. Write RETURN h.name, h.os.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 SELECT h.name, h.os',
    'BQL has no SELECT. Write RETURN h.name, h.os.',
  ],
  ['FIND Host AS h WHERE h.riskScore > 5 OUTPUT h.name', 'BQL has no OUTPUT. Write RETURN h.name.'],
  ['FIND Host AS h WHERE h.riskScore > 5 PRINT h.name', 'BQL has no PRINT. Write RETURN h.name.'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 COLUMNS h.name, h.os',
    'BQL has no COLUMNS. Write RETURN h.name, h.os.',
  ],
  ['FIND Host AS h WHERE h.riskScore > 5 YIELD h.name', 'BQL has no YIELD. Write RETURN h.name.'],
  ['FIND Host AS h COUNT BY h.osFamily', 'BQL has no COUNT BY. Write RETURN h.osFamily, count(*).'],
  ['FIND Host AS h WHERE h.riskScore > 5 COUNT(*)', 'Write columns after RETURN: RETURN COUNT(*).'],
  ['FIND Host AS h SET h.name = "a"', 'BQL has no SET. Write WHERE h.name = "a".'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 SORT h.name DESC',
    'BQL has no SORT. Write ORDER BY h.name DESC.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 SORTED BY h.name DESC',
    'BQL has no SORTED BY. Write ORDER BY h.name DESC.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 RANK BY h.name',
    'BQL has no RANK BY. Write ORDER BY h.name.',
  ],
  [
    'FIND Host AS h CALCULATE h.riskScore * 10 AS risk RETURN h.name, risk',
    'BQL has no CALCULATE. Compute a value in WITH: WITH h, h.riskScore * 10 AS risk RETURN h, risk.',
  ],
  [
    'FIND Host AS h COMPUTE risk = h.riskScore * 10',
    'BQL has no COMPUTE. Compute a value in WITH: WITH h, h.riskScore * 10 AS risk RETURN h, risk.',
  ],
  [
    'FIND Host AS h DEFINE critical = h.riskScore > 9',
    'BQL has no DEFINE. Write conditions after WHERE: WHERE h.riskScore > 9.',
  ],
  [
    'FIND Host AS h USING Vulnerability AS v',
    'BQL has no USING. Follow a relationship: THAT HAS Vulnerability AS v.',
  ],
  [
    'FIND Host AS h PARTITION BY h.osFamily',
    'BQL has no PARTITION BY. Write RETURN h.osFamily, count(*).',
  ],
  ['FIND Host AS h WHERE h.riskScore > 5 HEAD 10', 'BQL has no HEAD. Write LIMIT 10.'],
  [
    'FIND Host AS h WHERE h.riskScore > 5 TAIL 10',
    'BQL has no TAIL. Sort the other way around, and write LIMIT 10.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 RENAME h.name AS Host',
    'BQL has no RENAME. Write RETURN h.name AS Host.',
  ],
  [
    'FIND Vulnerability AS v WHERE v.lastSeen GREATER THAN v.dueDate',
    'To compare with another attribute, write v.lastFound GREATER THAN ATTRIBUTE v.dueDate.',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed AFTER f.dueDate',
    'To compare with another attribute, write f.lastFixed GREATER THAN ATTRIBUTE f.dueDate.',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed > f.dueDate',
    'To compare with an attribute, write f.lastFixed GREATER THAN ATTRIBUTE f.dueDate.',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore LESS THAN f.baseRiskScore',
    'To compare with another attribute, write f.riskScore LESS THAN ATTRIBUTE f.baseRiskScore.',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore IS GREATER THAN OR EQUAL TO f.baseRiskScore',
    'To compare with another attribute, write f.riskScore GREATER THAN OR EQUALS TO ATTRIBUTE f.baseRiskScore.',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore EQUALS f.baseRiskScore',
    'To compare with another attribute, write f.riskScore EQUALS TO ATTRIBUTE f.baseRiskScore.',
  ],
  ['FIND Finding AS f WHERE f.riskScore GREATER 5', 'BQL has no GREATER. Write f.riskScore > 5.'],
  [
    'FIND Finding AS f WHERE f.riskScore IS GREATER THAN 5',
    'BQL has no GREATER THAN. Write f.riskScore > 5.',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore MORE THAN 5',
    'BQL has no MORE THAN. Write f.riskScore > 5.',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore GREATER OR EQUAL 5',
    'BQL has no GREATER OR EQUAL. Write f.riskScore >= 5.',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore GREATER THAN OR EQUAL 5',
    'BQL has no GREATER THAN OR EQUAL. Write f.riskScore >= 5.',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed OLDER THAN f.dueDate',
    'To compare with another attribute, write f.lastFixed LESS THAN ATTRIBUTE f.dueDate.',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed NEWER THAN 2026-01-01',
    'BQL has no NEWER THAN. Write f.lastFixed > 2026-01-01.',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed OLDER THAN 2026-01-01',
    'BQL has no OLDER THAN. Write f.lastFixed < 2026-01-01.',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed LATER THAN 2026-01-01',
    'BQL has no LATER THAN. Write f.lastFixed > 2026-01-01.',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed EARLIER THAN 30 days',
    'Write a span of time: (f.lastFixed EXISTS AND f.lastFixed NOT IN LAST 30 days).',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed IS BEFORE f.dueDate',
    'To compare with another attribute, write f.lastFixed LESS THAN ATTRIBUTE f.dueDate.',
  ],
  [
    'FIND Finding AS f WHERE f.lastFixed IS AFTER 2026-01-01',
    'BQL has no AFTER. Write f.lastFixed > 2026-01-01.',
  ],
  [
    'FIND Finding AS f WHERE f.status EQUALS "Fixed"',
    'BQL has no EQUALS. Write f.status = "Fixed".',
  ],
  [
    'FIND Finding AS f WHERE f.status NOT EQUALS "Fixed"',
    'BQL has no NOT EQUALS. Write f.status != "Fixed".',
  ],
  [
    'FIND Finding AS f WHERE f.status NOT EQUAL TO "Fixed"',
    'BQL has no NOT EQUAL TO. Write f.status != "Fixed".',
  ],
  [
    'FIND Finding AS f WHERE f.status IS EQUAL "Fixed"',
    'BQL has no EQUAL. Write f.status = "Fixed".',
  ],
  ['FIND Finding AS f WHERE f.status NOT "Fixed"', 'BQL has no NOT before a value. Write !=.'],
  ['FIND Finding AS f WHERE f.status ISNT "Fixed"', 'BQL has no ISNT. Write !=.'],
  [
    'FIND Finding AS f WHERE f.riskRating HIGHER THAN "Medium"',
    'BQL has no HIGHER THAN. Write f.riskRating > "Medium".',
  ],
  [
    'FIND Finding AS f WHERE f.riskRating AT LEAST "High"',
    'BQL has no AT LEAST. Write f.riskRating >= "High".',
  ],
  [
    'FIND Finding AS f WHERE f.riskRating ABOVE Medium',
    'BQL has no ABOVE. Write f.riskRating > "Medium".',
  ],
  ['FIND Finding AS f WHERE f.riskRating IS High or above', 'Write f.riskRating >= "High".'],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST "7 days"',
    'Write a span of time as a number and a unit: IN LAST 7 days.',
  ],
  [
    "FIND Host AS h WHERE h.lastSeen IN LAST '7 days'",
    'Write a span of time as a number and a unit: IN LAST 7 days.',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST "7" days',
    'Write a span of time as a number and a unit: IN LAST 7 days.',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN THE LAST 14 days',
    'Write a span of time: h.lastSeen IN LAST 14 days.',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen NOT IN THE LAST 14 days',
    'Write a span of time: h.lastSeen NOT IN LAST 14 days.',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen SINCE "2026-01-01"',
    'BQL has no SINCE. Write h.lastSeen >= 2026-01-01.',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen AFTER LAST MONTH',
    'BQL has no words for parts of the calendar. Write dates, such as AFTER >= 2026-01-01, or count from now: AFTER IN LAST 1 month.',
  ],
  [
    'FIND Host AS h WHERE LAST 7 days',
    'Write a date before a span of time, such as lastSeen IN LAST 7 days.',
  ],
  [
    'FIND Host AS h WHERE h.lastSeen IN LAST 7 business days',
    'BQL counts all days, not only working days: IN LAST 7 days.',
  ],
  [
    'FIND Finding AS f WHERE f.riskRating >= 4',
    '"f.riskRating" holds names, not numbers. Write f.riskRating >= "High", or compare the number f.riskScore, from 0 to 10.',
  ],
  [
    'FIND Finding AS f WHERE f.riskRating > 7',
    '"f.riskRating" holds names, not numbers. Write f.riskScore > 7.',
  ],
  [
    'FIND Finding AS f WHERE f.riskRating = 5',
    '"f.riskRating" holds names, not numbers. Write f.riskRating = "Critical", or compare the number f.riskScore, from 0 to 10.',
  ],
  [
    'FIND Finding AS f WHERE f.severity >= 4',
    '"f.severity" holds names, not numbers. Write f.severity >= "High".',
  ],
  [
    'FIND Finding AS f WHERE f.severity = 5',
    '"f.severity" holds names, not numbers. Write f.severity = "Critical".',
  ],
  [
    'FIND Host AS h WHERE h.riskRating BETWEEN 7 AND 10',
    'BQL has no BETWEEN. Write two comparisons: h.riskScore >= 7 AND h.riskScore <= 10.',
  ],
  [
    'FIND Vulnerability AS v WHERE v.targets IN (SELECT id FROM Host WHERE internetFacing = true)',
    'BQL has no query inside a query. Follow a relationship: THAT HAS Host AS h WHERE h.internetFacing = true.',
  ],
  [
    'FIND Vulnerability AS v WHERE v.statusCategory = "Open" AND v.targets IN (SELECT id FROM Host WHERE internetFacing = true)',
    'BQL has no query inside a query. Follow a relationship: WHERE v.statusCategory = "Open" THAT HAS Host AS h WHERE h.internetFacing = true.',
  ],
  [
    'FIND Vulnerability earliest=-7d WHERE riskRating = "Critical"',
    'BQL has no earliest or latest. Test a date in WHERE: firstFound IN LAST 7 days. For the last time, test lastFound.',
  ],
  [
    'FIND Vulnerability WHERE riskRating = "Critical" earliest=-24h latest=now',
    'BQL has no earliest or latest. Test a date in WHERE: firstFound IN LAST 24 hours. For the last time, test lastFound.',
  ],
  [
    'FIND Host AS h EVAL age = now() - h.lastSeen WHERE age > 30',
    'BQL has no EVAL. Write WHERE (h.lastSeen EXISTS AND h.lastSeen NOT IN LAST 30 days).',
  ],
  [
    'FIND Host AS h LET cutoff = ago(7d) WHERE h.lastSeen > cutoff',
    'BQL has no LET. Write WHERE h.lastSeen IN LAST 7 days.',
  ],
  [
    'FIND Host AS h WHERE h.name STARTS WITH "fin-\nORDER BY h.name ASC',
    '"fin- has no closing double quote: "fin-".',
  ],
  ['FIND Host AS h WHERE h.name = "web', '"web has no closing double quote: "web".'],
  ['FIND Host AS h WHERE h.name = ""web"', 'web" has no opening double quote: "web".'],
  [
    'FIND Host WHERE lastSeen = LAST MONTH',
    'BQL has no words for parts of the calendar. Write dates, such as lastSeen >= 2026-01-01, or count from now: lastSeen IN LAST 1 month.',
  ],
  [
    'FIND Host WHERE lastSeen THIS WEEK',
    'BQL has no words for parts of the calendar. Write dates, such as lastSeen >= 2026-01-01, or count from now: lastSeen IN LAST 1 week.',
  ],
  [
    'FIND Finding WHERE dueDate BEFORE 7 days',
    'Still to come: dueDate IN NEXT 7 days. Already past: dueDate IN LAST 7 days.',
  ],
  [
    'FIND Finding WHERE dueDate AFTER 7 days',
    'Still to come: dueDate IN NEXT 7 days. Already past: dueDate IN LAST 7 days.',
  ],
  [
    'FIND Finding WHERE firstFound SINCE YESTERDAY',
    'BQL has no word for yesterday. Write the date, or count from now: firstFound IN LAST 1 day.',
  ],
  [
    'FIND Finding WHERE ageInDays OLDER THAN 30 days',
    'Write a number without a unit: ageInDays > 30.',
  ],
  ['FIND Finding WHERE dueDate OVERDUE', 'For dates before now, write IN LAST 100 years.'],
  [
    'FIND Finding WHERE riskScore IS NOT GREATER THAN 5',
    'BQL has no NOT GREATER THAN. Write riskScore <= 5.',
  ],
  [
    'FIND Finding WHERE riskScore NOT MORE THAN 5',
    'BQL has no NOT MORE THAN. Write riskScore <= 5.',
  ],
  [
    'FIND Finding WHERE NOT riskScore GREATER THAN 5',
    'BQL has no GREATER THAN. Write riskScore > 5.',
  ],
  ['FIND Finding WHERE status SAME AS "Fixed"', 'BQL has no SAME AS. Write status = "Fixed".'],
  ['FIND Finding WHERE riskScore 7+', 'Write riskScore >= 7.'],
  ['FIND Finding WHERE riskRating = High OR HIGHER', 'Write riskRating >= "High".'],
  [
    'FIND Finding WHERE firstFound AFTER March 5, 2026',
    'BQL has no AFTER. Write firstFound > 2026-03-05.',
  ],
  [
    'FIND Finding WHERE firstFound IS ON OR AFTER 2026-01-01',
    'BQL has no ON OR AFTER. Write firstFound >= 2026-01-01.',
  ],
  ['FIND Host WHERE name EQUALS web-01', 'BQL has no EQUALS. Write name = "web-01".'],
  [
    'FIND Host WHERE riskScore IS BETWEEN 5 AND 7',
    'BQL has no BETWEEN. Write two comparisons: riskScore >= 5 AND riskScore <= 7.',
  ],
  ['FIND Host WHERE riskScore = > 5', 'Write a sign without a space: >=.'],
  ['FIND Host WHERE riskScore > = 5', 'Write a sign without a space: >=.'],
  [
    'FIND Host WHERE NOT IN LAST 7 days',
    'Write a date before a span of time, such as lastSeen IN LAST 7 days.',
  ],
  ['FIND Host h, Vulnerability v WHERE h.id = v.hostId', 'Write AS before an alias: Host AS h.'],
  [
    'FIND Host AS h HAS MANY Vulnerability AS v',
    'BQL has no HAS MANY. Follow a relationship: THAT HAS Vulnerability AS v.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore BETWEEN (5, 7)',
    'BQL has no BETWEEN. Write two comparisons: h.riskScore >= 5 AND h.riskScore <= 7.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore BETWEEN 5 TO 7',
    'Write two comparisons: h.riskScore >= 5 AND h.riskScore <= 7.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore BETWEEN 5..7',
    'Write two comparisons: h.riskScore >= 5 AND h.riskScore <= 7.',
  ],
  [
    'FIND Host AS h WHERE h.riskScore IN RANGE 5 TO 7',
    'Write two comparisons: h.riskScore >= 5 AND h.riskScore <= 7.',
  ],
  ['FIND Host AS h WHERE h.name LIKE "%web%" ESCAPE "\\\\"', 'BQL has no ESCAPE. Remove it.'],
  ['FIND Host AS h RETURN TOP 5 h.name', 'To limit the result, write LIMIT 5 at the end.'],
  [
    'FIND Host AS h RETURN h.name LIMIT 10 ROWS',
    'Expected the end here, but found ROWS. LIMIT takes only a number. Remove ROWS.',
  ],
  [
    'FIND Host AS h WHERE COALESCE(h.os, "x") = "x"',
    'Functions can\'t be used in a condition. Test the attribute itself: (h.os = "x" OR h.os NOT EXISTS).',
  ],
  [
    'FIND Host AS h WHERE h.name ~ /web/',
    'Put a pattern for the whole text in double quotes: =~ ".*web.*".',
  ],
  [
    'FIND Host AS h WHERE h.name MATCHES /web.*/',
    'Put a pattern for the whole text in double quotes: =~ ".*web.*".',
  ],
  ['FIND Host AS h WHERE h.lastSeen >= #2026-01-01#', 'Write a date without #: 2026-01-01.'],
  [
    'FIND Host AS h WHERE h.lastSeen >= 2026-01',
    'Write a date as year, month, and day: h.lastSeen >= 2026-01-01.',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Windows" AND "Linux"',
    'An attribute has one value. For either one, write h.osFamily IN ["Windows", "Linux"].',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Windows" BUT NOT h.riskScore > 5',
    'BQL has no BUT. Write AND NOT h.riskScore > 5.',
  ],
  [
    'FIND Host AS h WHERE h.osFamily = "Windows" UNLESS h.riskScore > 5',
    'BQL has no UNLESS. Write AND NOT (h.riskScore > 5).',
  ],
  [
    'FIND Host AS h WHERE EITHER h.osFamily = "Windows" OR h.riskScore > 5',
    'BQL has no EITHER. Remove it.',
  ],
  ['FIND Host AS h WHERE h.owner IS ME', 'BQL has no IS ME. Write IS CURRENT USER.'],
  [
    'FIND Host AS h THAT HAS 5+ Vulnerability AS v',
    'A relationship has no count. Count in WITH, and test it after WITH: THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n >= 5 RETURN h, n.',
  ],
  [
    'FIND Host AS h THAT HAS AT LEAST ONE Vulnerability AS v',
    'HAS finds records with at least one. Write HAS Vulnerability.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v THAT HAS NOT Ticket AS t',
    'Write NOT after THAT: THAT NOT HAS Ticket.',
  ],
  ['FIND Host AS h WHOSE riskScore > 5', 'BQL has no WHOSE. Write WHERE riskScore > 5.'],
  [
    'FIND all Hosts WHERE riskScore > 5',
    'FIND finds every record of a model. Write the model directly after it: FIND Hosts.',
  ],
  [
    'FIND Host AS h RETURN h.osFamily, count(*) GROUP h.osFamily',
    'BQL has no GROUP. In RETURN, the columns next to an aggregate form the groups. Remove it.',
  ],
  [
    'FIND Host AS h RETURN h.osFamily COUNT(*)',
    'Expected the end here, but found COUNT. Put a comma between columns.',
  ],
  ['FIND Host AS h RETURN [h.name, h.os]', 'List columns without brackets: RETURN h.name, h.os.'],
  [
    'FIND Host AS h RETURN CASE h.osFamily WHEN "Linux" THEN 1 END',
    'Write a whole condition after each WHEN: CASE WHEN h.osFamily = "Linux" THEN … END.',
  ],
  [
    'FIND Host AS h WHERE AND h.riskScore > 5',
    "There's no condition between WHERE and AND. Remove AND.",
  ],
  [
    'FIND Host AS h WHERE h.riskScore > 5 AND AND h.os = "a"',
    "There's no condition between AND and AND. Remove AND.",
  ],
  ['FIND Host AS h WHERE h->os = "a"', 'Write a point between an alias and an attribute.'],
  ['FIND Host AS h WHERE os:Windows', 'BQL has no :. Write =.'],
  ['FIND Host AS h WHERE h:os = "a"', 'Write a point between an alias and an attribute.'],
  ['FIND Host AS h: WHERE h.os = "Linux"', 'Nothing follows this colon. Remove it.'],
  ['FIND Host (h)', 'Write an alias after AS: AS h.'],
  ['FIND Host[h]', 'Write an alias after AS: AS h.'],
  [
    'FIND Host{riskScore > 5}',
    'Write conditions after WHERE, without braces: WHERE riskScore > 5.',
  ],
  [
    'FIND Host WHERE {riskScore > 5}',
    'Write conditions after WHERE, without braces: WHERE riskScore > 5.',
  ],
  [
    'FIND Host WHERE [riskScore > 5]',
    'Write conditions after WHERE, without braces: WHERE riskScore > 5.',
  ],
  ['FIND', 'Write a model after FIND, such as FIND Host. Here, the query ends.'],
  [
    'FIND Host WITH osFamily, count(*) AS n WHERE n > 5 RETURN osFamily, n',
    'This value needs a name in WITH. Write osFamily AS osFamily.',
  ],
  [
    'FIND Host WHERE lastSeen > 99999-01-01',
    'Write a date as year, month, and day, such as 2026-01-31. A year has four digits, so dates end with 9999-12-31.',
  ],
  [
    'FIND Host WHERE lastSeen > 25-01-05',
    'Write a date as year, month, and day, such as 2026-01-31. A year has four digits, so dates end with 9999-12-31.',
  ],
  ['FIND Host WHERE h.name', 'No model has the alias "h". Add it here: Host AS h.'],
  [
    'FIND Host AS h WHERE h.name',
    "Expected an operator, such as =, IN, or EXISTS, after h.name, but the query ends. If it's true or false, write h.name = true.",
  ],
  [
    'FIND Host WHERE lastSeen > yesterday',
    'BQL has no word for yesterday. Write the date, or count from now: lastSeen IN LAST 1 day.',
  ],
  [
    'FIND Host ORDER BY name ASC, DESC',
    'A direction follows an attribute, as in name ASC. Write an attribute after the comma, or remove the rest.',
  ],
  [
    'FIND Host AS h RETURN h.name, h.owners[1]',
    'BQL has no position in a list. For the first value, write head(h.owners).',
  ],
  [
    'FIND Finding RETURN businessUnit, avg(ageInDays)',
    'Finding has no attribute "businessUnit". Follow relationships: THAT HAS Asset THAT OWNS Person THAT BELONGS_TO BusinessUnit AS b, and then write b.name.',
  ],
  [
    'FIND BusinessUnit AS b RETURN b.name, avg(ageInDays)',
    'BusinessUnit has no attribute "ageInDays". Records further away have it: continue with THAT SUPPORTS BusinessService THAT SUPPORTS Asset THAT HAS Finding.',
  ],
  // Conditions on related records
  [
    'FIND Host AS h WHERE NOT EXISTS (THAT HAS Finding AS f WHERE f.riskScore > 7)',
    "A relationship isn't a condition. Write THAT NOT HAS Finding AS f WHERE f.riskScore > 7.",
  ],
  [
    'FIND Host AS h WHERE h.os = "a" OR NOT EXISTS (THAT HAS Finding AS f WHERE f.riskScore > 7)',
    "A relationship isn't a condition. Write THAT after all conditions. If OR joins them, write two queries.",
  ],
  [
    'FIND Host AS h WHERE NOT EXISTS (THAT HAS Finding THAT HAS Ticket)',
    "A relationship isn't a condition. Write THAT after all conditions. If OR joins them, write two queries.",
  ],
  [
    'FIND Ticket AS t WHERE NOT EXISTS (t.findings.status != "Fixed")',
    'EXISTS follows an attribute, and takes no condition. To find records without such a related record, write THAT NOT: THAT NOT HAS Finding AS f WHERE f.status != "Fixed".',
  ],
  [
    'FIND Ticket AS t WHERE ALL (t.findings.status = "Fixed")',
    'BQL has no ALL. To find records where none differs, write THAT NOT: THAT NOT HAS Finding AS f WHERE f.status != "Fixed".',
  ],
  [
    'FIND Ticket AS t WHERE NOT ALL (t.findings.status = "Fixed")',
    'BQL has no ALL. To test related records, follow the relationship. Write THAT after all conditions. If OR joins them, write two queries.',
  ],
  // Verbs that say more than the one that joins two models
  [
    'FIND Asset THAT OWNS_RISK Person',
    "OWNS_RISK doesn't join Asset and Person, but Asset and RiskOwner. Find RiskOwner instead of Person, or, for another relationship, write OWNS.",
  ],
  [
    'FIND Person THAT OWNS_RISK Asset',
    "OWNS_RISK doesn't join Person and Asset, but RiskOwner and Asset. Find RiskOwner instead of Person, or, for another relationship, write OWNS.",
  ],
  [
    'FIND User THAT OWNS_RISK Asset',
    'No relationship joins User and Asset. Go through other models: THAT OWNS RiskOwner THAT OWNS_RISK Asset.',
  ],
  [
    'FIND Finding THAT OWNS_REMEDIATION Person',
    'No relationship joins Finding and Person. OWNS_REMEDIATION leads to RemediationOwner, and not on to Person. Go through other models: THAT HAS Asset THAT OWNS Person, or THAT AFFECTS Package THAT OWNS Person.',
  ],
  // Spans of time without a date, and without a length
  [
    'FIND Host WHERE PAST 0 days',
    'Write a date before a span of time, such as lastSeen IN LAST 30 days.',
  ],
  // Conditions after THAT NOT
  [
    'FIND Host NOT THAT HAS Vulnerability AS v WHERE v.riskScore > 7',
    'Write NOT after THAT: THAT NOT HAS Vulnerability. Its WHERE says which records must not exist.',
  ],
  [
    'FIND Host THAT NOT HAS Vulnerability AS v AND v.riskScore > 7',
    'Write WHERE before the first condition: WHERE v.riskScore > 7.',
  ],
  [
    'FIND Host AS h THAT NOT HAS Vulnerability AS v WHERE v.riskScore > 7 THAT HAS Finding AS f WHERE v.severity = "High"',
    'THAT NOT keeps records that have no v. Move the condition behind it: THAT NOT HAS Vulnerability AS v WHERE v.riskScore > 7 AND v.severity = "High".',
  ],
  [
    'FIND Host AS h THAT NOT HAS Vulnerability AS v ORDER BY v.riskScore',
    "THAT NOT keeps records that have no v, so v can't be used here. Remove it, or remove NOT.",
  ],
  // Ratings, counts, and lists of models
  [
    'FIND Host WHERE risk > high',
    'Expected a value after >, but found high. Put text in double quotes: "High".',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name, v.count',
    'Vulnerability has no attribute "count". To count records, write count(v).',
  ],
  [
    'SHOW TABLES',
    'BQL finds records, and lists neither models nor attributes. The data model reference lists both. To see records with their attributes, write FIND and a model: FIND Host LIMIT 10.',
  ],
  [
    'DESCRIBE Host',
    'BQL finds records, and lists neither models nor attributes. The data model reference lists both. To see records with their attributes, write FIND and a model: FIND Host LIMIT 10.',
  ],
  // Signs, functions, and clauses of SQL, Cypher, GraphQL, and programming languages
  [
    'FIND Account WHERE enabled = true AND !usesMultifactorAuthentication',
    'Write NOT usesMultifactorAuthentication = true.',
  ],
  [
    'FIND Ticket AS t ORDER BY t.dueDate, +t.name',
    'Records are sorted in ascending order without a sign. Remove it.',
  ],
  [
    'FIND Host AS h RETURN host: h.name LIMIT 10',
    "Write a column's name after AS: h.name AS host.",
  ],
  [
    'FIND Asset AS a RETURN labels(a) AS Kind, count(*) AS Assets',
    'BQL has no function "labels". Write type.',
  ],
  ['FIND Asset WHERE owners MISSING', 'BQL has no MISSING. Write NOT EXISTS.'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name, max(v.riskScore) OVER (PARTITION BY h.name)',
    'BQL has no OVER. In RETURN, the columns next to an aggregate form the groups. Write only max(v.riskScore).',
  ],
  [
    'FIND Host WHERE internetFacing = true UNION FIND Device WHERE internetFacing = true',
    'BQL has no UNION. Name several models after FIND: FIND Host|Device WHERE internetFacing = true.',
  ],
  [
    'FIND Host WHERE internetFacing = true UNION FIND Device WHERE inactive = true',
    'BQL has no UNION. Name several models after FIND: FIND Host|Container.',
  ],
  [
    'FIND Finding AS f RETURN percentileCont(f.daysToFix, 95)',
    'percentileCont takes a fraction from 0 to 1, but 95 is outside that range. Write 0.95.',
  ],
];

it.each(mistakes)('explains %s', (query, message) => {
  expect(faultsOfQuery(query, udm)[0]?.message).toBe(message);
});

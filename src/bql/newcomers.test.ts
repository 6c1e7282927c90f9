import {expect, it} from 'vitest';
import {udm} from '../product/udm';
import {faultsOfQuery} from './check';

/** What people write who know another query language, or none, and the first message that they get. */
const mistakes: [query: string, message: string][] = [
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
  ['FIND CVE', 'There\'s no data model "CVE". Did you mean "VulnerabilityDefinition"?'],
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
    'Write a whole condition after each WHEN: CASE WHEN h.os = "Linux" THEN 1 END.',
  ],
  [
    'FIND Host AS h RETURN CASE WHEN h.riskScore > 5 THEN "High"',
    'Expected END after "High", but the query ends.',
  ],
  [
    'FIND Host AS h RETURN h.*',
    'A column is one attribute. List the columns, such as RETURN h.name, h.tags. Without RETURN, a query shows the usual ones.',
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
  ['FIND Host LIMIT ten', 'Expected a number after LIMIT, but found ten.'],
  ['FIND 10 Host', 'To limit the result, write LIMIT 10 at the end.'],
  [
    'FIND Host WHERE riskScore > 5 riskScore < 7',
    'Expected the end here, but found riskScore. Join conditions with AND.',
  ],
  [
    'FIND Host WHERE riskScore > 5, os = "a"',
    'Expected the end here, but found ,. Join conditions with AND.',
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
    "YEAR(…) can't be used in a condition. Use functions in RETURN, WITH, and ORDER BY. Compare dates with a range: lastSeen >= 2025-01-01 AND lastSeen < 2026-01-01.",
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
    'Count in WITH first: WITH h, size(h.tags) AS n WHERE n > 3 RETURN h, n.',
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
    'Expected a value after >, but found baseRiskScore. Put text in double quotes: "baseRiskScore". To compare with an attribute, write GREATER THAN ATTRIBUTE.',
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
    'To connect two models, follow a relationship with THAT: FIND Host AS h THAT HAS Vulnerability AS v.',
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
    'Expected a number after LIMIT, but found ten.',
  ],
  [
    'FIND Finding AS f WHERE f.riskScore == 7 THAT IS FindingDefinition RETURN f.name LIMIT 5',
    'BQL has no ==. Write =.',
  ],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v THAT IS VulnerabilityDefinition AS d WHERE h.internetFacing AND v.statusCategory = "Open" RETURN count(h)',
    "Expected an operator, such as =, IN, or EXISTS, after internetFacing, but found AND. If it's true or false, write internetFacing = true.",
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
    'BQL has no function "datediff". Dates can\'t be subtracted. Use an attribute that holds days: t.sla, t.ageInDays, or t.daysToFix.',
  ],
  [
    'FIND Ticket AS t RETURN t.dateClosed - t.dateCreated',
    "Dates can't be subtracted. Use an attribute that holds days: t.sla, t.ageInDays, or t.daysToFix.",
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
    'WITH passes values on. To follow a relationship, write THAT OWNS Person.',
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
    'A query begins with FIND and a model: FIND Host THAT HAS Vulnerability WHERE riskRating = "Critical".',
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
    'Host has no attribute "vulnerabilities". Follow the relationship: THAT HAS Vulnerability AS v, and then write v.riskRating.',
  ],
  [
    'FIND Host WHERE vulnerabilities.riskRating = "Critical"',
    'Host has no attribute "vulnerabilities". Follow the relationship: THAT HAS Vulnerability AS v, and then write v.riskRating.',
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
    'Vulnerability has no attribute "ticket". Follow the relationship: THAT HAS Ticket AS t.',
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
    'A condition has no arithmetic. Compute the value in WITH first, as in WITH h, h.riskScore * 10 AS n WHERE n > 50 RETURN h.',
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
];

it.each(mistakes)('explains %s', (query, message) => {
  expect(faultsOfQuery(query, udm)[0]?.message).toBe(message);
});

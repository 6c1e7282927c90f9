/** Twenty lines, as long as the longest query people write manually. */
export const longQuery = `FIND Vulnerability AS v
WHERE v.statusCategory = "Open"
  AND v.severity IN ["Critical", "High"]
  AND v.firstFound IN LAST 90 days
  AND NOT (v.riskRating = "Low" OR v.riskScore < 4)
THAT HAS Host AS h
WHERE h.status = "Active"
  AND h.tags CONTAINS ANY ["pci", "pii"]
  AND h.name NOT LIKE "lab-*"
THAT SUPPORTS BusinessService AS s
WHERE s.name EXISTS
AND h OPTIONALLY THAT OWNS Person AS p
AND v THAT NOT HAS Ticket AS t
WITH h, s, p, count(DISTINCT v) AS found, max(v.riskScore) AS worst
WHERE found > 1
RETURN h.name AS Host, s.name AS Service, p.name AS Owner,
  CASE WHEN found > 10 THEN "Many" ELSE "Few" END AS Amount,
  found AS "Open findings", round(worst) AS "Worst score"
ORDER BY found DESC, Host
LIMIT 50`;

/** How attributes are named in a sentence. */

/** Attributes whose name reads wrong when it's only split into words. */
const nouns: Record<string, string> = {
  ageInDays: 'age in days',
  assigned: 'assignee',
  associatedCvesMaximumEpssLikelihood: 'highest EPSS likelihood of a CVE',
  createdBy: 'creator',
  daysToExpiration: 'number of days to expiration',
  daysToFirstDetection: 'number of days to first detection',
  daysToFix: 'number of days to fix',
  epssLikelihood: 'EPSS likelihood',
  eventCount: 'number of events',
  fromValue: 'lower limit',
  managedBy: 'manager',
  maximumCveRiskScore: 'highest risk score of a CVE',
  numberOutOfCompliance: 'number of records out of compliance',
  openFindingCount: 'number of open findings',
  openTicketCount: 'number of open tickets',
  percentageImpacted: 'percentage of assets affected',
  replacedBy: 'replacements',
  reportsTo: 'superior',
  requestedBy: 'requester',
  riskFactorOffset: 'offset by risk factors',
  sizeInBytes: 'size in bytes',
  total: 'number of records',
  toValue: 'upper limit',
  updatedBy: 'last editor',
};

/** Words that keep their capitals. */
const spelled: Record<string, string> = {
  api: 'API',
  apis: 'APIs',
  asn: 'ASN',
  bql: 'BQL',
  cidr: 'CIDR',
  cisa: 'CISA',
  cpe: 'CPE',
  cve: 'CVE',
  cves: 'CVEs',
  cvss: 'CVSS',
  cwe: 'CWE',
  dhcp: 'DHCP',
  dmarc: 'DMARC',
  dns: 'DNS',
  epss: 'EPSS',
  http: 'HTTP',
  id: 'ID',
  ids: 'IDs',
  ip: 'IP',
  mac: 'MAC',
  md5: 'MD5',
  mfa: 'MFA',
  os: 'OS',
  owasp: 'OWASP',
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sla: 'SLA',
  spf: 'SPF',
  uid: 'UID',
  uids: 'UIDs',
  url: 'URL',
  urls: 'URLs',
  vlan: 'VLAN',
  wasc: 'WASC',
};

/** Returns an attribute's name as words: "riskScore" is "risk score", "cvssV3BaseScore" is "CVSS v3 base score". */
export function wordsOf(attribute: string): string {
  const known = nouns[attribute];
  if (known) return known;
  const date = participleOf(attribute);
  if (date) return `date ${date}`;
  return takenApart(attribute);
}

/** Splits a name in camel case or with underscores into words: "daysLate" is "days late". */
export function takenApart(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/)
    .map((word) => spelled[word] ?? word)
    .join(' ');
}

/** What each Boolean attribute says about a record when it's true, as a phrase with its base-form verb. */
const statements: Record<string, string> = {
  activeTest: 'be an active test',
  adminAccess: 'have admin access',
  approvedExceptionRequest: 'have an approved exception request',
  approvedFalsePositiveRequest: 'have an approved false positive request',
  approvedRemediationValidationRequest: 'have an approved remediation validation request',
  approvedRiskAcceptanceRequest: 'have an approved risk acceptance request',
  associatedCvesIsCisaExploitable: 'have a CVE that CISA lists as exploited',
  authenticationRequired: 'require authentication',
  automaticFix: 'have an automatic fix',
  autoRenew: 'renew automatically',
  cisaDueDateExpired: "be past CISA's due date",
  cisaExploited: 'be listed by CISA as exploited',
  cisaKnownRansomwareUse: 'be known to be used by ransomware',
  commercialExploit: 'have a commercial exploit',
  defaultBranchProtected: 'have a protected default branch',
  defaultLevel: 'be the default level',
  defaultValue: 'be the default',
  dependencyScanning: 'have dependency scanning',
  dhcp: 'use DHCP',
  directDependency: 'be a direct dependency',
  dmz: 'serve as a DMZ',
  dnssec: 'use DNSSEC',
  encryptedAtRest: 'be encrypted at rest',
  exploitedInTheWild: 'be exploited in the wild',
  fork: 'be a fork',
  hasInactiveMembers: 'have inactive members',
  includeRiskFactors: 'include risk factors',
  internallyDeveloped: 'be developed internally',
  internetFacing: 'face the internet',
  isDefault: 'be the default',
  licenseIssue: 'have a license issue',
  passwordNeverExpires: 'have a password that never expires',
  patchAvailable: 'have a patch available',
  privilegedDataAccess: 'have access to privileged data',
  publicAccessBlocked: 'block public access',
  publiclyShared: 'be shared publicly',
  rebootRequired: 'require a reboot',
  rescanned: 'have been rescanned',
  retestRequested: 'have a retest requested',
  scannedForVulnerabilities: 'be scanned for vulnerabilities',
  secretScanning: 'have secret scanning',
  selfSigned: 'be self-signed',
  supportsMultifactorAuthentication: 'support multifactor authentication',
  supportsSingleSignOn: 'support single sign-on',
  transferLocked: 'be locked against transfers',
  usesMultifactorAuthentication: 'use multifactor authentication',
  webApplicationFirewall: 'have a web application firewall',
  wildcard: 'cover a wildcard name',
  zeroDay: 'be a zero-day',
};

/** Returns a Boolean attribute's statement: "internetFacing" is "face the internet", "enabled" is "be enabled". */
export function statementOf(attribute: string): string {
  return statements[attribute] ?? `be ${wordsOf(attribute)}`;
}

const participles: Record<string, string> = {
  cisaAddedDate: 'added to the CISA catalog',
  installedOn: 'installed',
  published: 'published',
  publishedDate: 'published',
  registeredDate: 'registered',
  sourceCreatedDate: 'created at the source',
  sourceFirstFound: 'first found by the source',
  sourceLastFound: 'last found by the source',
  sourceLastModified: 'last modified at the source',
};

/**
 * Returns what happened on a date: "firstFound" is "first found", "dateClosed" is "closed". Undefined for "dueDate".
 */
export function participleOf(attribute: string): string | undefined {
  const known = participles[attribute];
  if (known) return known;
  const found = /^(first|last|date(?:Last)?)([A-Z][a-z]+(?:ed|nd|en))$/.exec(attribute);
  const [, when = '', what = ''] = found ?? [];
  if (!found) return undefined;
  return [when.replace('date', '').toLowerCase(), what.toLowerCase()].filter(Boolean).join(' ');
}

/**
 * What attributes are called in other tools, in lowercase without separators, by their names here. A name here can be a
 * path. If several fit a model, the first one is meant.
 */
const attributeNames: [names: string[], called: string][] = [
  [['cveIds', 'type.cveIds', 'findings.type.cveIds'], 'cve cves cveid cvenumber cvename'],
  [['cweIds', 'type.cweIds', 'weaknesses'], 'cwe cwes cweid'],
  [
    ['cvssV3BaseScore', 'type.cvssV3BaseScore', 'findings.type.cvssV3BaseScore'],
    'cvss cvssscore cvssbase cvssbasescore basescore cvss3 cvssv3 cvssv3score cvss3score cvss3base cvss31 cvssv31',
  ],
  [['cvssV4BaseScore', 'type.cvssV4BaseScore'], 'cvss4 cvssv4 cvssv4score cvss4score'],
  [['cvssV2BaseScore', 'type.cvssV2BaseScore'], 'cvss2 cvssv2 cvssv2score cvss2score'],
  [['cvssV3Vector', 'type.cvssV3Vector'], 'cvssvector vector'],
  [['cvssV3AttackVector', 'type.cvssV3AttackVector'], 'attackvector'],
  [
    [
      'epssLikelihood',
      'associatedCvesMaximumEpssLikelihood',
      'type.associatedCvesMaximumEpssLikelihood',
    ],
    'epss epssscore epssprobability',
  ],
  [
    ['cisaExploited', 'associatedCvesIsCisaExploitable', 'type.associatedCvesIsCisaExploitable'],
    'kev cisa iskev inkev cisakev kevlisted knownexploited isknownexploited',
  ],
  [
    [
      'exploitedInTheWild',
      'type.exploitedInTheWild',
      'cisaExploited',
      'associatedCvesIsCisaExploitable',
    ],
    'exploited exploitable isexploited isexploitable activelyexploited hasexploit exploitavailable exploitexists',
  ],
  [
    ['patchAvailable', 'type.patchAvailable'],
    'patchable haspatch patched fixavailable hasfix fixable patch',
  ],
  [
    ['recommendation', 'type.recommendation'],
    'solution fix remediation remedy mitigation howtofix remediationsteps',
  ],
  [['publishedDate', 'type.publishedDate'], 'published publishdate datepublished disclosed'],
  [
    ['sourceUids'],
    'qid plugin pluginid sourceid scannerid externalreference assetid hostid agentid findingid vulnid vulnerabilityid',
  ],
  [['externalUids'], 'key ticketid ticketkey issuekey issueid ticketnumber externalid jirakey'],
  [
    ['os', 'targets.os'],
    'operatingsystem osname osversion platform operatingsystemname hostos system',
  ],
  [['osFamily', 'targets.osFamily'], 'ostype operatingsystemfamily operatingsystemtype'],
  [
    ['ipAddresses', 'targets.ipAddresses'],
    'ip ips ipaddress ipaddr ipaddrs ipv4 ipv6 address addresses hostip ipv4address',
  ],
  [['publicIpAddresses'], 'publicip publicips externalip publicipaddress'],
  [['privateIpAddresses'], 'privateip privateips internalip privateipaddress'],
  [['macAddresses'], 'mac macs macaddress macaddr'],
  [['dnsNames', 'hostnames'], 'fqdn fqdns dns dnsname'],
  [
    ['hostnames', 'targets.hostnames', 'name'],
    'hostname computername servername machinename devicename netbiosname',
  ],
  [
    ['targets', 'findings.targets'],
    'asset assets host hosts device devices server servers machine machines endpoint endpoints target computer affectedassets affectedhosts assetname',
  ],
  [
    ['owners', 'owner', 'targets.owners', 'assigned', 'findings.targets.owners'],
    'owner ownedby assetowner ownername businessowner responsible custodian',
  ],
  [['assigned', 'remediationOwner'], 'assignee assignedto assignedowner'],
  [['reportsTo', 'managers'], 'manager boss supervisor'],
  [['emails', 'email'], 'mail emailaddress'],
  [['displayName'], 'fullname name'],
  [['riskRating'], 'severity priority criticality risk risklevel rating importance urgency'],
  [['severity', 'riskRating'], 'sev severitylevel vulnseverity severityrating'],
  [['riskScore'], 'score riskvalue riskpoints trurisk vpr vprscore'],
  [['status'], 'state findingstatus vulnstatus ticketstatus workflowstatus'],
  [['statusCategory'], 'resolution'],
  [
    ['firstFound', 'firstSeen', 'firstDetected', 'dateCreated'],
    'discovered discovereddate discoverydate detected detectiondate datefound founddate firstdiscovered firstobserved opened opendate dateopened dateopen opendat firstdetected firstseen firstfound foundon',
  ],
  [
    ['lastFound', 'lastSeen', 'lastUpdated'],
    'lastdetected lastobserved lastcheckin lastcontact lastlogon lastseen lastfound lastonline seen',
  ],
  [
    ['lastAssessed', 'lastFound'],
    'lastscan lastscanned lastscandate scandate scanned lastscantime',
  ],
  [
    ['lastFixed', 'dateClosed'],
    'fixeddate fixdate datefixed closed closeddate closedate closedat resolveddate resolved dateresolved resolvedat remediateddate remediated fixedon fixedat dateremediated remediatedat remediatedon dateclosed closedon resolvedon',
  ],
  [
    ['dateCreated'],
    'created createdat createddate datecreated creationdate creationtime createdon',
  ],
  [
    ['lastUpdated'],
    'updated updatedat updateddate updatedon dateupdated modified modifiedat modifieddate modifiedon datemodified lastmodified changed changedat',
  ],
  [['createdBy'], 'reporter creator author openedby'],
  [['ageInDays'], 'age daysopen agedays openfor opendays dayssincefound'],
  [['daysToFix'], 'ttr mttr timetofix timetoremediate daystoremediate daystoclose timetoresolve'],
  [
    ['dueDate'],
    'due deadline duedate sladate sladue slaexpiration duby daysoverdue overduedays dayspastdue daysuntildue daystodue daysleft',
  ],
  [
    ['complianceStatus'],
    'slastatus slacompliance insla outofsla slabreached breached overdue isoverdue pastdue',
  ],
  [
    ['internetFacing', 'targets.internetFacing'],
    'internet exposed external internetexposed public isinternetfacing publicfacing externalfacing ispublic isexternal internetaccessible exposure',
  ],
  [
    ['mfaStatus', 'usesMultifactorAuthentication'],
    'mfa mfaenabled mfaenrolled 2fa 2faenabled twofactor twofactorenabled multifactor twofactorauthentication multifactorauthentication',
  ],
  [['active', 'enabled'], 'active enabled'],
  [['adminAccess'], 'admin isadmin administrator'],
  [['name', 'displayName'], 'title label headline vulnerabilityname findingname'],
  [['description'], 'text details detail body'],
  [['results'], 'evidence output pluginoutput proof'],
  [['tags'], 'labels tag assettags hosttags'],
  [['environments', 'targets.environments'], 'env envs environment'],
  [['applications', 'targets.applications'], 'app apps application'],
  [['businessServices', 'targets.businessServices'], 'service services businessservice'],
  [
    ['connectorNames'],
    'source scanner scanners tool tools connector datasource detectedby foundby',
  ],
  [
    ['openFindingCount'],
    'findingcount openfindings vulncount vulnerabilitycount vulnscount numberoffindings numberofvulnerabilities findingscount totalfindings',
  ],
  [['componentName', 'packages'], 'package software product component library application module'],
  [['currentVersion', 'version'], 'version installedversion packageversion'],
  [['fixedVersion'], 'fixversion patchedversion fixedin fixedinversion'],
  [['manufacturer', 'vendor'], 'vendor make'],
  [['serialNumber'], 'serial'],
  [['cloudRegion'], 'region location'],
  [['cloudProvider'], 'cloud provider csp'],
  [['cloudAccountId'], 'account accountid awsaccount subscription subscriptionid projectid'],
  [['cloudInstanceId'], 'instance instanceid ec2instanceid vmid'],
  [['subnets'], 'network vlan'],
  [['endOfSupport'], 'eol eos endoflife eoldate endoflifedate endofsupportdate supportends'],
];

const namesByCalled = new Map<string, string[]>();
for (const [names, called] of attributeNames)
  for (const each of called.split(' '))
    namesByCalled.set(each, [...(namesByCalled.get(each) ?? []), ...names]);

/** Returns the paths that a name from another tool can mean, the likeliest first. */
export const namesCalled = (text: string): string[] =>
  namesByCalled.get(text.toLowerCase().replace(/[\s_-]+/g, '')) ?? [];

/** What models are called elsewhere, in lowercase. */
const modelNames: Record<string, string> = {
  Host: 'h server servers machine machines computer computers endpoint endpoints vm vms instance instances ec2 laptop laptops workstation workstations node nodes desktop desktops droplet',
  Vulnerability: 'v vuln vulns',
  VulnerabilityDefinition: 'plugin plugins qid',
  CveRecord: 'cve cves',
  Finding: 'f issue issues',
  CloudResource: 'aws azure gcp bucket buckets s3 lambda resource resources database databases rds',
  Package:
    'software library libraries dependency dependencies component components program programs',
  Container: 'pod pods docker',
  Cluster: 'kubernetes k8s eks aks gke',
  Person: 'p people employee employees owner owners human humans contact contacts',
  Team: 'group groups',
  Subnet: 'network networks vlan vlans',
  User: 'login logins',
  CodeRepository: 'repo repos',
  ContainerImage: 'image images',
  Violation: 'misconfiguration misconfigurations',
  Ticket: 't jira task tasks',
};

/** Returns what a model is called elsewhere, in lowercase. */
export const wordsForModel = (name: string): string[] => modelNames[name]?.split(' ') ?? [];

const calledByName = new Map<string, string[]>();
for (const [names, called] of attributeNames)
  for (const name of new Set(names.map((path) => path.split('.').at(-1) ?? path)))
    calledByName.set(name, [...(calledByName.get(name) ?? []), ...called.split(' ')]);

/** Returns what an attribute is called in other tools, in lowercase without separators. */
export const wordsForAttribute = (name: string): string[] => calledByName.get(name) ?? [];

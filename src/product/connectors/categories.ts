/** What connected products are for, and what each kind brings; in the order of the directory. */
export const categories = {
  'Application security':
    'Scanners of source code, running web applications and secrets. They fill code projects, sites, and findings in code you wrote.',
  'Asset management':
    'Inventories of what you own: computers, devices, software and the services they carry. They fill assets and say who owns them.',
  'Attack surface management':
    'What the internet sees of you. They fill hosts, domains, sites and certificates, with the weaknesses found from outside.',
  'Bug bounty and penetration testing':
    'What people found by trying: reports of researchers and of testers. They fill penetration test findings and assessments.',
  'Business and governance':
    'Service catalogs, directories of people, and governance tools. They fill applications, business services and their owners.',
  'Cloud security':
    'Cloud accounts and the tools that watch them. They fill cloud resources and hosts, with violations of policies and vulnerabilities.',
  'Container security':
    'Registries, orchestrators and scanners of images. They fill container images, containers and clusters, with their vulnerabilities.',
  'Endpoint protection':
    'Agents on computers and servers. They fill hosts and installed packages, with vulnerabilities and alerts.',
  'Files and databases':
    'Routes for a source that has no connector of its own: a file, a database, or records that you send.',
  Identity:
    'Directories and keepers of accounts. They fill people, teams, accounts and roles, so that a finding knows whom to ask.',
  'IT service management':
    'Tickets and configuration databases. They fill assets with owners and services, and carry tickets to the teams that fix.',
  'Network security':
    'Firewalls, addresses and names of the network. They fill devices, subnets and network segments.',
  'OT and IoT security':
    'Watchers of plants, buildings and medical equipment. They fill devices that no agent can run on, with their vulnerabilities.',
  'Patch and configuration management':
    'Tools that install software and check settings. They fill hosts and packages, with violations of your rules.',
  'SaaS security':
    'Settings and access of the applications that you rent. They fill applications and accounts, with violations of policies.',
  'Security ratings': 'How you and your suppliers look from outside, as grades and findings.',
  'Software composition analysis':
    'Libraries that your code is built of. They fill code projects and packages, with open source findings.',
  'Threat intelligence':
    'What is exploited, how likely, and by whom. They fill CVE records and threat intelligence, and so change risk scores.',
  'Vulnerability management':
    'Scanners of hosts and networks. They fill hosts, with vulnerabilities and their definitions.',
} as const;

export type ConnectorCategory = keyof typeof categories;

/** The categories, in the order of the directory. */
export const categoryNames = Object.keys(categories) as [ConnectorCategory, ...ConnectorCategory[]];

/** The last part of the address of a category's page. */
export const categorySlug = (category: ConnectorCategory) =>
  category.toLowerCase().replaceAll(' ', '-');

/** The purposes of connected products, and what each kind imports, in directory order. */
export const categories = {
  'Application security':
    'Scanners for source code, running web applications, and secrets. They import code projects, sites, and findings in your own code.',
  'Asset management':
    'Inventories of your computers, devices, software, and the services that run on them. They import assets and their owners.',
  'Attack surface management':
    'Your organization as seen from the internet. They import hosts, domains, sites, and certificates, with weaknesses found from outside.',
  'Bug bounty and penetration testing':
    'Reports from security researchers and testers. They import penetration test findings and assessments.',
  'Business and governance':
    'Service catalogs, people directories, and governance tools. They import applications, business services, and their owners.',
  'Cloud security':
    'Cloud accounts and the tools that monitor them. They import cloud resources and hosts, with policy violations and vulnerabilities.',
  'Container security':
    'Registries, orchestrators, and image scanners. They import container images, containers, and clusters, with their vulnerabilities.',
  'Endpoint protection':
    'Agents on computers and servers. They import hosts and installed packages, with vulnerabilities and alerts.',
  'Files and databases':
    "Ways to import from a source that doesn't have its own connector: a file, a database, or records that you send.",
  Identity:
    'Directories and account management tools. They import people, teams, accounts, and roles, so that you know whom to ask about a finding.',
  'IT service management':
    'Ticketing systems and configuration databases. They add owners and services to assets, and send tickets to the teams that fix findings.',
  'Network security':
    'Firewalls and tools for network addresses and names. They import devices, subnets, and network segments.',
  'OT and IoT security':
    "Monitoring for plants, buildings, and medical equipment. They import devices that can't run an agent, with their vulnerabilities.",
  'Patch and configuration management':
    'Tools that install software and check settings. They import hosts and packages, with violations of your rules.',
  'SaaS security':
    'Settings and access in your SaaS applications. They import applications and accounts, with policy violations.',
  'Security ratings': 'How you and your suppliers look from the outside, as grades and findings.',
  'Software composition analysis':
    'Libraries that your code uses. They import code projects and packages, with open source findings.',
  'Threat intelligence':
    'Which CVEs are exploited, how likely, and by whom. They import CVE records and threat intelligence, which change risk scores.',
  'Vulnerability management':
    'Scanners for hosts and networks. They import hosts, with vulnerabilities and their definitions.',
} as const;

export type ConnectorCategory = keyof typeof categories;

/** The categories, in directory order. */
export const categoryNames = Object.keys(categories) as [ConnectorCategory, ...ConnectorCategory[]];

/** Returns the last part of the address of a category's page. */
export const categorySlug = (category: ConnectorCategory) =>
  category.toLowerCase().replaceAll(' ', '-');

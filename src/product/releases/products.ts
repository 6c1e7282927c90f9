/** The separately released products, in sidebar order. */
export const products = {
  platform: {
    label: 'Platform',
    areas: [
      'Administration',
      'API',
      'Automation',
      'BQL',
      'Dashboards',
      'Data models',
      'Data servers',
      'Integrations',
      'Orchestration',
      '{Product}IQ',
      'Remediation',
      'Reports',
      'Risk',
      'Searching',
      'Security',
      'User interface',
    ],
  },
  connector: {label: 'Connectors', areas: []},
  agent: {
    label: 'Agent',
    areas: ['Installation', 'Logging', 'Network', 'Runs', 'Security'],
  },
  connect: {
    label: 'Connect',
    areas: ['Batches', 'Errors', 'Limits', 'Login', 'Objects', 'Records'],
  },
} as const satisfies Record<string, {label: string; areas: readonly string[]}>;

export type ProductName = keyof typeof products;

export const productNames = Object.keys(products) as ProductName[];

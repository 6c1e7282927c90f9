import type {ConnectorCategory} from '../../../product/connectors/categories';

/** The icon of each category: path data of lines, for a 24-by-24 view box. */
export const categoryIcons: Record<ConnectorCategory, string> = {
  'Application security': 'M9 5H5v14h4M15 5h4v14h-4M12 9.5v.01M12 14.5v.01',
  'Asset management': 'M4 5h16v4H4zM5.5 9v9a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9M10 13h4',
  'Attack surface management':
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c4.5 4.5 4.5 11.5 0 16-4.5-4.5-4.5-11.5 0-16z',
  'Bug bounty and penetration testing':
    'M8 11a4 4 0 0 1 8 0v4a4 4 0 0 1-8 0zM9.5 7.5 8 5M14.5 7.5 16 5M8 13H4M20 13h-4M8.5 17 5.5 19.5M15.5 17l3 2.5M12 12v7',
  'Business and governance': 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
  'Cloud security': 'M7 18.5a4 4 0 0 1-.6-7.95 5.6 5.6 0 0 1 10.8-.7 4.4 4.4 0 0 1-.2 8.65z',
  'Container security': 'M12 4l7 4v8l-7 4-7-4V8zM5 8l7 4 7-4M12 12v8',
  'Endpoint protection': 'M5.5 6h13v9h-13zM3 18.5h18',
  'Files and databases':
    'M5 7c0-3.5 14-3.5 14 0v10c0 3.5-14 3.5-14 0zM5 7c0 3.5 14 3.5 14 0M5 12c0 3.5 14 3.5 14 0',
  Identity:
    'M4 6h16v12H4zM9 12a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5zM6.5 15.5c.5-2 4.5-2 5 0M14.5 10.5H17M14.5 14H17',
  'IT service management':
    'M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6zM14.5 9v1M14.5 11.5v1M14.5 14v1',
  'Network security': 'M9.5 4h5v5h-5zM4 15h5v5H4zM15 15h5v5h-5zM12 9v3M6.5 15v-3h11v3',
  'OT and IoT security':
    'M7.5 7.5h9v9h-9zM10 4v3.5M14 4v3.5M10 16.5V20M14 16.5V20M4 10h3.5M4 14h3.5M16.5 10H20M16.5 14H20',
  'Patch and configuration management':
    'M4 8h8M18 8h2M4 16h2M12 16h8M15 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  'SaaS security': 'M4 5h16v14H4zM4 9.5h16M7 7.25v.01M10 7.25v.01',
  'Security ratings': 'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z',
  'Software composition analysis': 'M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4',
  'Threat intelligence':
    'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 3v4M12 17v4M3 12h4M17 12h4M12 12v.01',
  'Vulnerability management': 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7.5 12h9',
};

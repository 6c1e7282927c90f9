import type {PageKind} from './kind';

/**
 * The level-2 headings that each kind of page has, in this order. Other headings can come between them
 * (CONTRIBUTING.md).
 */
export const requiredSections: Record<PageKind, string[]> = {
  guide: ['Before you begin', 'Troubleshooting', 'Related pages'],
  concept: ['Related pages'],
  connector: [
    'Before you begin',
    'Create the credentials',
    'Connection settings',
    'Additional settings',
    'Data retrieved',
    'Attribute mapping',
    'Operation options',
    'Vendor API',
    'Verify it works',
    'Troubleshooting',
    'Related pages',
    'Changelog',
  ],
  'release-platform': ['Upgrade notes', 'New', 'Improved', 'Fixed', 'Deprecated', 'Known issues'],
  'release-connector': [],
  'release-part': ['New', 'Improved', 'Fixed', 'Supported platforms', 'Upgrade steps'],
  'release-year': [],
  model: ['Attributes', 'Relationships', 'Example queries', 'Related pages'],
  reference: [],
};

export const page = 'This module forgets to export its page.';

import {suggest} from '../../base/text/suggest';
import {onEachPage} from '../check';
import {fencesOf} from './fences';

const languages = [
  'bash',
  'bcl',
  'bql',
  'csv',
  'graphql',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'kotlin',
  'markdown',
  'powershell',
  'python',
  'sql',
  'text',
  'typescript',
  'xml',
  'yaml',
];

/** Checks that every fence names a language that the site colors and the checks know. Output uses `text`. */
export const checkFences = onEachPage((page, report) => {
  for (const {node, language} of fencesOf(page)) {
    if (language === '')
      report(
        node,
        "the fence doesn't name a language",
        `begin it with \`\`\`text or one of: ${languages.join(', ')}`,
      );
    else if (!languages.includes(language))
      report(node, `unknown language "${language}"`, suggest(language, languages));
    else if (node.value.trim() === '')
      report(node, 'the fence is empty', 'write the code, or delete the fence');
  }
});

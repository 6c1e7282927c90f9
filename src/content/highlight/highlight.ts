import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {escapeHtml} from '../../base/text/html';

/**
 * Highlights code as HTML, line by line. Each Prism token is a `<span>` with classes, which src/css/code.css colors.
 * Code in a language without a grammar stays plain.
 */
export function highlight(code: string, language: string): string {
  const environment = {
    code,
    language,
    grammar: Prism.languages[language],
    tokens: [code] as (string | Prism.Token)[],
  };
  if (environment.grammar) {
    // Template grammars, such as PHP in HTML, work in these hooks.
    Prism.hooks.run('before-tokenize', environment);
    environment.tokens = Prism.tokenize(environment.code, environment.grammar);
    Prism.hooks.run('after-tokenize', environment);
  }
  return normalizeTokens(environment.tokens)
    .map((line) => line.map(tokenHtml).join(''))
    .join('\n');
}

function tokenHtml({types, content, empty}: Token): string {
  if (empty || !content) return '';
  if (types[0] === 'plain') return escapeHtml(content);
  return `<span class="token ${types.join(' ')}">${escapeHtml(content)}</span>`;
}

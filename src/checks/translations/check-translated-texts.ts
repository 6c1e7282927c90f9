import {isJsonObject, readJson} from '../../base/json';
import {suggest} from '../../base/text/suggest';
import type {Check} from '../check';

/** The values in a text, such as `{count}`, and the names in code between braces. */
const valuesIn = (text: string): string[] => text.match(/(?<=\{)[a-z]\w*/g) ?? [];

/**
 * Checks that a translated text of the interface has no value that the English text doesn't have. Readers would see the
 * name in braces instead. A translation can omit a value.
 */
export const checkTranslatedTexts: Check = ({files}, reportIn) => {
  for (const [path, file] of files) {
    if (!/^i18n\/[^/]+\/code\.json$/.test(path)) continue;
    const report = reportIn(file);
    const texts = readJson(String(file.value));
    if (!isJsonObject(texts)) {
      report(1, "this isn't a JSON object", 'correct what the last change broke');
      continue;
    }
    const lines = String(file.value).split('\n');
    for (const [id, text] of Object.entries(texts)) {
      const message = isJsonObject(text) ? String(text.message) : '';
      // The text can name a value in an expression, where a translation has it alone.
      const wrong = valuesIn(message).filter((value) => !id.includes(value));
      if (id.startsWith('theme.') || wrong.length === 0) continue;
      const line = lines.findIndex((each) => each.includes(`${JSON.stringify(id)}: {`));
      const known = valuesIn(id);
      for (const value of wrong)
        report(
          line + 1,
          `the text "${id}" has no {${value}}`,
          known.length > 0 ? suggest(value, known) : 'omit it',
        );
    }
  }
};

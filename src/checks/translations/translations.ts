import type {VFile} from 'vfile';
import {translationAt, versionKey, versionOf} from '../../product/page-files/translation';
import type {CheckedPage} from '../page';
import type {Site} from '../site';

/** A translated page. */
export interface TranslatedPage {
  file: VFile;
  /** The translation, opened in its original's place, so that its links and parts are read as they are there. */
  page: CheckedPage;
  /** The path of its original. */
  originalPath: string;
  /** The page that it translates, unless there's no such page anymore. */
  original: CheckedPage | undefined;
  /** The version of the original that it translates, as its front matter says. */
  version: unknown;
}

/** Returns the translated pages of a site. */
export const translatedPages = ({files, pageByPath, open}: Site): TranslatedPage[] =>
  [...files].flatMap(([path, file]) => {
    const translation = /\.mdx?$/.test(path) && translationAt(path);
    if (!translation) return [];
    const page = open(translation.original, String(file.value));
    return [
      {
        file,
        page,
        originalPath: translation.original,
        original: pageByPath.get(translation.original),
        version: page.frontMatter.data[versionKey],
      },
    ];
  });

/** Whether the original has changed since a translation was written. */
export const isOutdated = ({original, version}: TranslatedPage): boolean =>
  original !== undefined && version !== versionOf(String(original.file.value));

import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage} from '../check';

const empty =
  /^(click )?(here|this|this one|this page|this section|this link|this topic|link|it|that|that page|more|read more|learn more|see more|see|see here|see below|page|details|more details|more information|info|information)$/i;

/**
 * Checks that a link's text says where the link leads. Screen readers list links without the text around them, and
 * people who skim read only the links.
 */
export const checkLinkText = onEachPage(({written}, report) => {
  for (const node of written('link')) {
    const text = textOf(node).trim();
    const holdsPicture = node.children.some((child) => child.type === 'image');
    if (text === '' && !holdsPicture)
      report(node, `a link to ${node.url} has no text`, 'write text that says where it leads');
    else if (empty.test(text))
      report(
        node,
        `the link text "${text}" doesn't say where the link leads`,
        "write the target, such as the page's title",
      );
    else if (/^(https?:\/\/|www\.)/i.test(text))
      report(
        node,
        `the link text is the address ${text}`,
        'write "[title of the page](address)", or the address as code',
      );
  }
});

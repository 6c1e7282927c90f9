import {toString as textOf} from 'mdast-util-to-string';
import {onEachPage} from '../check';

const empty =
  /^(click )?(here|this|this one|this page|this section|this link|this topic|link|it|that|that page|more|read more|learn more|see more|see|see here|see below|page|details|more details|more information|info|information)$/i;

/** The text of a link says where it leads: a screen reader reads links out by themselves, and so does a skimming eye. */
export const checkLinkText = onEachPage(({written}, report) => {
  for (const node of written('link')) {
    const text = textOf(node).trim();
    const holdsPicture = node.children.some((child) => child.type === 'image');
    if (text === '' && !holdsPicture)
      report(node, `a link to ${node.url} has no text`, 'say where it leads');
    else if (empty.test(text))
      report(node, `link text "${text}"`, 'say where it leads, such as the title of the page');
    else if (/^(https?:\/\/|www\.)/i.test(text))
      report(
        node,
        `the link text is the address ${text}`,
        'write "[title of the page](address)", or the address as code',
      );
  }
});

import type {PhrasingContent} from 'mdast';

/** Returns a text's first sentence with its markup. Links become plain text. */
export function firstSentence(content: PhrasingContent[]): PhrasingContent[] {
  const sentence: PhrasingContent[] = [];
  for (const node of content) {
    if (node.type === 'link') {
      sentence.push(...firstSentence(node.children));
    } else if (node.type === 'text') {
      const [, value] = /^(.*?[.?!])(?:\s|$)/s.exec(node.value) ?? [];
      sentence.push({type: 'text', value: value ?? node.value});
      if (value !== undefined) return sentence;
    } else sentence.push(node);
  }
  return sentence;
}

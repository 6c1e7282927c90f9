import type {FormField} from '../../product/facts';

/** A form field's value in Markdown. Typed values are code, and selected values are bold. */
export function formValue({kind}: FormField, value: string): string {
  if (['text', 'number', 'condition', 'query', 'date', 'time'].includes(kind))
    return `\`${value}\``;
  return kind === 'choice' || kind === 'choices' ? `**${value}**` : value;
}

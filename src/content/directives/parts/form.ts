import {inline} from '../../../base/markdown/nodes';
import {suggest} from '../../../base/text/suggest';
import {capitalized} from '../../../base/text/words';
import {type FormField, forms} from '../../../product/facts';
import {formValue} from '../form-value';
import {type FieldNote, fieldList, type ListedField, strong} from '../nodes';
import type {Directive} from '../part';

/** `::form{name="automation" tab="General"}`: the fields of a product form, or of one of its tabs. */
export const formFields: Directive = ({attributes: {name, tab}}) => {
  const form = forms.get(name ?? '');
  if (!form) throw new Error(`needs the name of a form; ${suggest(name ?? '', [...forms.keys()])}`);
  const titles = form.tabs.map(({title}) => title);
  if (tab && !titles.includes(tab))
    throw new Error(`names the tab "${tab}"; ${suggest(tab, titles)}`);
  const fields = form.tabs
    .filter(({title}) => !tab || title === tab)
    .flatMap((each) => each.fields);
  return [fieldList(fields.map(fieldOf))];
};

function fieldOf(field: FormField): ListedField {
  const example = formValue(field, field.example);
  // An example can be a sentence.
  const end = example && /[.!?]$/.test(example) ? '' : '.';
  return {
    name: [strong(field.name)],
    note: noteOf(field),
    value: field.default ? inline(`Default: ${formValue(field, field.default)}`) : [],
    about: inline(
      [aboutOf(field), example && `Example: ${example}${end}`].filter(Boolean).join(' '),
    ),
  };
}

function noteOf({kind, required}: FormField): FieldNote {
  if (kind === 'read-only') return 'Read only';
  return required ? 'Required' : 'Optional';
}

function aboutOf({about, values, limit}: FormField): string {
  const choices = values && `One of: ${values.map((value) => `**${value}**`).join(', ')}.`;
  const bounds = limit && `${capitalized(limit)}.`;
  return [about, choices, bounds].filter(Boolean).join(' ');
}

import {once} from '../../../base/once';
import {type FormField, forms} from '../../../product/facts';
import {choose, firstOfEach, type Named} from './choose';
import type {Fact} from './fact';

/** A form field, with the words around it on the screen. */
export interface NamedField extends Named<FormField> {
  about: string;
}

/** Every field of every form. A field on two tabs is the same on both. */
export const fieldsOfForms = once((): NamedField[] => firstOfEach(fields()));

const fields = () =>
  [...forms].flatMap(([of, {title, tabs}]) =>
    tabs.flatMap((tab) =>
      tab.fields.map((field) => ({
        name: field.name,
        of,
        value: field,
        about: `${title} ${tab.title} ${field.about}`,
      })),
    ),
  );

/** `:default[Start]{of="backup-settings"}`: a field's value in a new form. */
export const defaultValue: Fact = (name, {of}) => {
  const {default: value} = choose(fieldsOfForms(), name, of);
  if (value === undefined) throw new Error(`the field "${name}" is empty in a new form`);
  return value;
};

import {forms} from '../../../product/facts';
import {choose} from './choose';
import type {Fact} from './fact';

/** `:default[Start]{of="backup-settings"}`: what a new form holds in a field. */
export const defaultValue: Fact = (name, {of}) => {
  const fields = [...forms].flatMap(([form, {tabs}]) =>
    tabs.flatMap((tab) =>
      tab.fields.map((field) => ({name: field.name, of: form, value: field.default})),
    ),
  );
  const value = choose(fields, name, of);
  if (value === undefined) throw new Error(`the field "${name}" is empty in a new form`);
  return value;
};

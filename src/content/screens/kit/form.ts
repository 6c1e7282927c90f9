import type {Element} from 'hast';
import {h} from 'hastscript';
import {suggest} from '../../../base/text/suggest';
import {type FormField, forms} from '../../../product/facts';
import {drawButton} from './button';
import type {Callouts} from './callouts';
import {drawCode} from './code';
import {drawTabs} from './tabs';
import {drawState} from './value';

interface FormBlock {
  form: string;
  tab?: string | undefined;
  filled?: Record<string, string> | undefined;
}

/**
 * Draws a product form with its fields filled in.
 *
 * @throws {Error} when the form, its tab, or a filled field doesn't exist
 */
export function drawForm({form: name, tab, filled = {}}: FormBlock, callouts: Callouts): Element {
  const form = forms.get(name);
  if (!form) throw new Error(`draws the form "${name}"; ${suggest(name, [...forms.keys()])}`);
  const titles = form.tabs.map(({title}) => title);
  if (tab && !titles.includes(tab)) throw new Error(`opens "${tab}"; ${suggest(tab, titles)}`);
  const open = form.tabs.find(({title}) => title === (tab ?? titles[0]));
  const fields = open?.fields ?? [];
  for (const label of Object.keys(filled)) {
    const labels = fields.map((field) => field.name);
    if (!labels.includes(label)) throw new Error(`fills in "${label}"; ${suggest(label, labels)}`);
  }
  return h('div', {className: ['screen-form']}, [
    ...(titles.length > 1 ? [drawTabs(titles, open?.title, callouts)] : []),
    h(
      'dl',
      fields.flatMap((field) => [
        h('dt', [
          field.name,
          ...(field.required ? [h('span', {className: ['screen-required']}, ' *')] : []),
          ...callouts.at(`field:${field.name}`),
        ]),
        drawValue(field, filled[field.name] ?? field.example),
      ]),
    ),
    h('div', {className: ['screen-actions']}, [drawButton(form.saves, callouts, true)]),
  ]);
}

function drawValue({kind, values}: FormField, value: string): Element {
  if (kind === 'toggle')
    return h('dd', {className: ['screen-plain']}, [drawState(value === 'On' ? value : 'Off')]);
  if (kind === 'choice' && values && !values.includes(value))
    throw new Error(`chooses "${value}"; ${suggest(value, values)}`);
  if (kind === 'secret') return h('dd', '••••••••');
  if (kind === 'condition' || kind === 'query') return h('dd', [drawCode(value)]);
  const isChosen = kind === 'choice' || kind === 'choices' || kind === 'records';
  return h('dd', {className: isChosen ? ['screen-select'] : undefined}, value);
}

import {suggest} from '../../base/text/suggest';
import {installation, product} from '../../product/facts';
import {onEachPage} from '../check';

const names = installation.commands.map(({name}) => name);
const units = [product.slug, ...installation.services.map(({unit}) => unit)];

const command = new RegExp(`\\bsudo ${product.slug} ([\\w-]+)`, 'g');
const unit = new RegExp(`\\bsystemctl (?:\\S+ )*?(${product.slug}(?:-[\\w-]+)?)`, 'g');

/** Checks that the platform's commands and services in code exist in `installation.yaml`, because readers paste them. */
export const checkInstallationCommands = onEachPage(({text}, report) => {
  for (const [index, line] of text.split('\n').entries()) {
    for (const [, name = ''] of line.matchAll(command))
      if (!names.includes(name))
        report(index + 1, `the platform has no command "${name}"`, suggest(name, names));
    for (const [, name = ''] of line.matchAll(unit))
      if (!units.includes(name))
        report(index + 1, `the platform has no service "${name}"`, suggest(name, units));
  }
});

import type {Calculator} from './calculation';
import type {Inputs} from './fields';

/** The parameter that names the calculator. */
const key = 'calculate';

/**
 * Returns an address fragment that contains a calculator's inputs. Fragments stay in the browser, so no server receives
 * them.
 *
 * @param id the calculator's on its page
 */
export function hashOfInputs(id: string, {fieldsFor}: Calculator, inputs: Inputs): string {
  const filled = fieldsFor(inputs).flatMap((field) => {
    const value = inputs[field.name];
    return value ? [[field.name, value]] : [];
  });
  return `#${new URLSearchParams([[key, id], ...filled])}`;
}

/** Whether a fragment contains the inputs of a page's calculator. */
export const isHashOf = (id: string, hash: string): boolean =>
  new URLSearchParams(hash.replace(/^#/, '')).get(key) === id;

/** Returns the inputs in a fragment. */
export const inputsIn = (hash: string): Inputs => {
  const {[key]: _, ...inputs} = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
  return inputs;
};

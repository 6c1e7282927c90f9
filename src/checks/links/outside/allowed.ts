import path from 'node:path';
import * as z from 'zod';
import {type Located, locateYaml} from '../../../base/yaml/load';

export const allowedSchema = z.array(
  z.strictObject({
    /** The address as pages write it. A `*` at the end matches the rest of an address. */
    address: z.string().startsWith('http'),
    /** Why it isn't tried: what a program gets there, and what a person sees. */
    reason: z.string().min(10, "must be a sentence: say why a program can't try this address"),
  }),
);

export type AllowedAddresses = z.output<typeof allowedSchema>;

/** Addresses that aren't tried. */
export const readAllowed = (): Located<AllowedAddresses> =>
  locateYaml(path.join(__dirname, 'allowed.yaml'), allowedSchema);

/** Whether an entry of the list is about an address. */
export const isAllowedBy = ({address}: AllowedAddresses[number], tried: string): boolean =>
  address.endsWith('*') ? tried.startsWith(address.slice(0, -1)) : tried === address;

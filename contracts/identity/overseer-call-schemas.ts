import * as z from 'zod';
import { marinaExample } from '../marinas/call-schemas.js';
import { associationCode } from '../marinas/marina.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { email, firstName, lastName } from '../vocabulary/person.js';
import { commandReceipt, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { line } from '../vocabulary/text.js';
import { marinaUserExample } from './examples.js';
import { passwordAgain } from './second-factor.js';

/** A user who oversees several marinas: those of a chain, where they work, or all marinas of an association. */
export const overseer = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  language,
  chain_manager: z.boolean(),
  association_code: associationCode,
  /** Where the user works. */
  marinas: z.array(z.object({ id: z.string(), name: z.string() })),
  invited_until: instant.nullable(),
  last_signed_in_at: instant.nullable(),
});
export type Overseer = z.infer<typeof overseer>;

/** What a user oversees. A person whom nobody knows yet is added and invited, and needs names. */
export const oversight = z.strictObject({
  email,
  first_name: firstName.optional(),
  last_name: lastName.optional(),
  language: language.optional(),
  chain_manager: z.boolean(),
  association_code: associationCode,
  /** The sender's own. */
  password: passwordAgain.optional(),
});

const { id, first_name, last_name, email: address, last_signed_in_at } = marinaUserExample;
const example: Overseer = {
  id,
  first_name,
  last_name,
  email: address,
  language: 'fr',
  chain_manager: true,
  association_code: null,
  marinas: [{ id: marinaExample.id, name: marinaExample.name }],
  invited_until: null,
  last_signed_in_at,
};

export const overseerSchemas = {
  getall: callSchemas({
    summary: 'The chain managers and association managers of the installation',
    body: z.strictObject({ search: line(120).optional(), ...pageRequest }),
    answer: listAnswer(overseer),
    example: { body: { search: 'neill' }, answer: { items: [example], total: 1 } },
  }),
  set: callSchemas({
    summary:
      "Make a user a chain manager of the marinas where they work or an association manager, or take it back; needs the sender's password, and invites a person who has no account",
    body: oversight,
    answer: commandReceipt,
    example: {
      body: { email: address, chain_manager: true, association_code: null, password: 'fairwinds-42' },
      answer: receiptExample,
    },
  }),
};

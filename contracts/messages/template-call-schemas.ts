import * as z from 'zod';
import { callSchemas, commandReceipt, id, listAnswer, receiptExample } from '../vocabulary/route.js';
import { filledTemplate, fillTemplate, template, templateForm, updateTemplate } from './template.js';

const form = {
  name: 'Berth is ready',
  texts: {
    en: 'Hello {boater_name}, berth {berth} is ready for {vessel_name}.',
    fr: 'Bonjour {boater_name}, la place {berth} est prête pour {vessel_name}.',
  },
};
const example = { id: receiptExample.id, revision: 0, ...form, about: null, updated_at: '2027-05-02T10:05:00.000Z' };

export const templateSchemas = {
  getall: callSchemas({
    summary: 'The templates of the marina for messages, by name',
    answer: listAnswer(template),
    rate: 'staff',
    example: { answer: { items: [example], total: 1 } },
  }),
  create: callSchemas({
    summary: 'Create a template for messages',
    body: templateForm,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: form, answer: receiptExample },
  }),
  update: callSchemas({
    summary: 'Change a template; messages that were written with it stay as they are',
    body: updateTemplate,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { template_id: receiptExample.id, ...form }, answer: receiptExample },
  }),
  delete: callSchemas({
    summary: 'Delete a template',
    body: z.strictObject({ template_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { template_id: receiptExample.id }, answer: receiptExample },
  }),
  fill: callSchemas({
    summary: 'A template in the language of the boater, with the facts of the reservation, the absence or the boater',
    body: fillTemplate,
    answer: filledTemplate,
    rate: 'staff',
    example: {
      body: { template_id: receiptExample.id, boater_id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22' },
      answer: {
        text: 'Bonjour Inès Delacroix, la place {berth} est prête pour Sirocco.',
        language: 'fr',
        boater_language: 'fr',
        missing: ['berth'],
      },
    },
  }),
};

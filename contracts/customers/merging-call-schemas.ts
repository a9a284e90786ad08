import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { callSchemas, commandReceipt, id, listAnswer, receiptExample } from '../vocabulary/route.js';
import { boaterRecord } from './boater.js';
import { dataCounts } from './erasing-call-schemas.js';
import { BOATER_ID, detailExample, VESSEL_ID } from './examples.js';
import { likenesses, mergedFields } from './vocabulary.js';

const MERGED_ID = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e23';

const vessels = z.array(z.object({ id: z.string(), name: z.string().nullable(), length: z.number() }));

/** A record that may be of the same person. Mail address and phone are masked where the marina hides them. */
export const mergeCandidate = boaterRecord
  .pick({ id: true, relation_type: true, first_name: true, last_name: true, email: true, phone: true })
  .extend({
    vessels,
    /** What both records have in common; empty: found by the search only. */
    alike: z.array(z.enum(likenesses)),
    last_interaction: instant,
  });
export type MergeCandidate = z.infer<typeof mergeCandidate>;

/** One of two records that are to be merged: its values and what belongs to it. */
export const mergeSide = z.object({
  boater: boaterRecord,
  vessels,
  card_numbers: z.array(z.string()),
  counts: dataCounts.extend({ requests: z.number().int() }),
});
export type MergeSide = z.infer<typeof mergeSide>;

const both = z.strictObject({
  /** The record that stands for the person afterwards. */
  boater_id: id,
  merged_id: id,
});
const body = { boater_id: BOATER_ID, merged_id: MERGED_ID };
const boat = { id: VESSEL_ID, name: 'Belle Étoile', length: 11.4 };
const { boater } = detailExample;
const counts = { vessels: 1, documents: 2, messages: 14, cards: 1, stays: 4, absences: 0, requests: 0 };

export const mergingSchemas = {
  candidates: callSchemas({
    summary: 'Records that may be of the same person as this one: alike ones, or those found by name, boat or contact',
    body: z.strictObject({ boater_id: id, search: z.string().trim().max(120).optional() }),
    answer: listAnswer(mergeCandidate),
    example: {
      body: { boater_id: BOATER_ID },
      answer: {
        items: [
          {
            id: MERGED_ID,
            relation_type: 'VISITOR',
            first_name: 'Ines',
            last_name: 'Delacroix',
            email: 'i.delacroix@example.org',
            phone: '+33-612345678',
            vessels: [boat],
            alike: ['phone', 'boat'],
            last_interaction: '2027-05-02T09:12:30.000Z',
          },
        ],
        total: 1,
      },
    },
  }),
  preview: callSchemas({
    summary: 'Two records side by side with what belongs to each, before they are merged',
    body: both,
    answer: z.object({ kept: mergeSide, merged: mergeSide }),
    example: {
      body,
      answer: {
        kept: { boater, vessels: [boat], card_numbers: ['STM0042'], counts },
        merged: {
          boater: { ...boater, id: MERGED_ID, first_name: 'Ines', email: 'i.delacroix@example.org' },
          vessels: [],
          card_numbers: [],
          counts: { ...counts, vessels: 0, cards: 0, stays: 1 },
        },
      },
    },
  }),
  merge: callSchemas({
    summary:
      'Make one record of two of the same person; everything of the other record belongs to this one from then on',
    body: both.extend({
      /** The values that come from the other record; all others stay. */
      take: z.array(z.enum(mergedFields)).max(mergedFields.length, 'tooMany').default([]),
    }),
    answer: commandReceipt,
    example: { body: { ...body, take: ['phone'] }, answer: receiptExample },
  }),
  undo: callSchemas({
    summary: 'Take two merged records apart again, within 30 days and unless the record was changed since',
    body: both,
    answer: commandReceipt,
    example: { body, answer: receiptExample },
  }),
};

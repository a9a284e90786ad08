import * as z from 'zod';
import { callSchemas, listAnswer, pageRequest } from '../vocabulary/route.js';
import { MAX_METRES } from '../vocabulary/sizes.js';
import { sortingBy } from '../vocabulary/sorting-schemas.js';
import { spreadsheetFile } from '../vocabulary/spreadsheets-schemas.js';
import { archivedRow, residentRow, visitorRow } from './boater.js';
import { BOATER_ID, cardExample, MARINA_ID, VESSEL_ID } from './examples.js';
import { membershipFilter, memberType, residentSortKey } from './vocabulary-schemas.js';
import { memberTypes } from './vocabulary.js';

const search = z.string().trim().max(120).optional();

/** Default page size of the customers' tables (spec 2 §9). */
const tablePage = { ...pageRequest, page_size: pageRequest.page_size.unwrap().default(10) };

const length = z
  .number('reservation_inValidNumber')
  .min(0, 'reservation_inValidNumber')
  .max(MAX_METRES, 'moreThan1000m');

const residentFilter = z.strictObject({
  membership: membershipFilter.default('all'),
  /** Any of them; empty or absent: all. */
  member_types: z.array(memberType).max(memberTypes.length, 'tooMany').optional(),
  /** Metres of the boat, both ends included; customers without a boat are left out. */
  vessel_length: z.strictObject({ from: length.optional(), to: length.optional() }).optional(),
});

const sort = sortingBy(residentSortKey);

/** Numbers of the tabs, whatever the filters. */
const counts = z.object({ residents: z.number().int(), visitors: z.number().int(), archived: z.number().int() });

const countsExample = { residents: 212, visitors: 1348, archived: 27 };

const residentExample = {
  id: BOATER_ID,
  full_name: 'Inès Delacroix',
  email: 'ines@example.org',
  vessel_id: VESSEL_ID,
  boat_name: 'Belle Étoile',
  vessel_type: 'SAIL' as const,
  vessel_length: 11.4,
  vessel_beam: 3.85,
  vessel_draft: 1.9,
  home_marina: { name: 'Port Saint-Maurice', verified: true },
  membership_card: cardExample,
};

/** Fields of a query string, which arrive as text. */
const pageInAddress = {
  page: z.coerce.number().pipe(pageRequest.page.unwrap()).default(1),
  page_size: z.coerce.number().pipe(pageRequest.page_size.unwrap()).default(10),
};

const report = (name: string) => ({
  file_name: `${name}-2027-05-02.csv`,
  media_type: 'text/csv; charset=utf-8',
  content: 'Qm9hdCxUeXBlDQo=',
});

export const customerListSchemas = {
  residentsReport: callSchemas({
    summary: 'All residents with boat and card as a CSV file; only for marinas of the association TEM',
    answer: spreadsheetFile,
    example: { answer: report('all_residents_report') },
  }),
  visitorsReport: callSchemas({
    summary:
      'All visitors with their last interaction and next stay as a CSV file; only for marinas of the association TEM',
    answer: spreadsheetFile,
    example: { answer: report('all_visitors_report') },
  }),
  residents: callSchemas({
    summary: 'The berth holders with their boat and card',
    body: z.strictObject({
      search,
      filter: residentFilter.prefault({}),
      sort: sort.default({ field: 'boat_name', direction: 'asc' }),
      ...tablePage,
    }),
    answer: listAnswer(residentRow).extend({ counts }),
    example: {
      body: { filter: { membership: 'active' }, sort: { field: 'full_name' } },
      answer: { items: [residentExample], total: 1, counts: countsExample },
    },
  }),
  visitors: callSchemas({
    summary: 'The visitors, those last in touch first',
    body: z.strictObject({ search, membership: membershipFilter.default('all'), ...pageInAddress }),
    answer: listAnswer(visitorRow).extend({ counts }),
    example: {
      body: {},
      answer: {
        items: [
          {
            id: BOATER_ID,
            full_name: 'Inès Delacroix',
            country: 'FR',
            last_interaction: '2027-05-02T10:05:00.000Z',
            last_interaction_kind: 'wrote',
            next_visit: {
              reservation_id: MARINA_ID,
              start_date: '2027-07-03',
              end_date: '2027-07-10',
              nights: 7,
              reservation_status: 'pending',
              action_required: 'MARINA',
              berth: null,
              presence: 'TO_COME',
            },
          },
        ],
        total: 1,
        counts: countsExample,
      },
    },
  }),
  archived: callSchemas({
    summary: 'The customers whose cards are all archived',
    body: z.strictObject({
      search,
      sort: sort.default({ field: 'boat_name', direction: 'asc' }),
      ...tablePage,
    }),
    answer: listAnswer(archivedRow).extend({ counts }),
    example: {
      body: {},
      answer: {
        items: [
          {
            ...residentExample,
            membership_card: { ...cardExample, status: 'archived' },
            relation_type: 'RESIDENT',
            archived_at: '2027-01-03T09:00:00.000Z',
          },
        ],
        total: 1,
        counts: countsExample,
      },
    },
  }),
};

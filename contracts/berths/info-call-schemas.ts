import * as z from 'zod';
import { callSchemas, commandReceipt, id, listAnswer, receiptExample } from '../vocabulary/route.js';
import { absenceInquiry, berthDetail, berthedVesselRow, listVessels, noteUpdate } from './berth-info.js';
import { berthDetailExample, berthId, boaterId, vesselId } from './examples.js';

/** Berth info, and the vessels that have berths. */
export const berthInfoSchemas = {
  berthInfo: callSchemas({
    summary: 'Berth info: who has the berth, what happens there next, its note',
    body: z.strictObject({ berth_id: id }),
    answer: berthDetail,
    example: { body: { berth_id: berthId }, answer: berthDetailExample },
  }),

  updateNote: callSchemas({
    summary: 'Save the note on a berth; the same note again changes nothing',
    body: noteUpdate,
    answer: commandReceipt,
    example: {
      body: { berth_id: berthId, note: 'The cleat on the port finger is loose.' },
      answer: { ...receiptExample, id: berthId },
    },
  }),

  inquireForAbsence: callSchemas({
    summary: 'Ask the resident of a berth whether the boat will be away',
    body: absenceInquiry,
    answer: commandReceipt,
    example: { body: { vessel_id: vesselId, berth_id: berthId }, answer: { ...receiptExample, id: berthId } },
  }),

  listVessels: callSchemas({
    summary: 'Vessels of the register by name of boat or contact, with the berths they have tonight',
    body: listVessels,
    answer: listAnswer(berthedVesselRow),
    example: {
      body: { only_available_vessels: true },
      answer: {
        items: [
          {
            id: vesselId,
            name: 'Petrel',
            length: 9.8,
            beam: 3.2,
            draft: 1.9,
            type: 'SAIL',
            hull_type: 'MONOHULL',
            boater: { id: boaterId, name: 'Noor Vermeer' },
            berth: null,
          },
        ],
        total: 1,
      },
    },
  }),
};

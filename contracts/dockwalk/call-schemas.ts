import * as z from 'zod';
import { callSchemas, commandReceipt, listAnswer, pageRequest, receiptExample } from '../vocabulary/route.js';
import { changeOccupiedVessel, dockVessel, dockVesselPatch, findBoats, foundBoat } from './boats.js';
import { conflict, decideConflict } from './conflicts.js';
import {
  conflictExample,
  differenceExample,
  exampleIds,
  summaryExample,
  walkBerthExample,
  walkExample,
} from './examples.js';
import { mergedTaps, mergeTaps, photoTap } from './taps.js';
import {
  difference,
  listDifferences,
  listWalkBerths,
  ofWalk,
  photoContent,
  photoOfWalk,
  settleDifference,
  updateWalk,
  walkBerths,
  walkDetail,
  walkList,
} from './walks.js';

const { session: session_id, device: device_id, tap: tap_id, berth: berth_id } = exampleIds;
const receipt = { ...receiptExample, id: session_id };
const at = '2027-07-03T07:31:00.000Z';

export const dockWalkSchemas = {
  start: callSchemas({
    summary: 'Starts a walk with every berth unchecked; the walk under way is saved',
    body: z.strictObject({}),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: {}, answer: receipt },
  }),

  getAll: callSchemas({
    summary: 'The walks, newest first, and the one under way',
    body: z.strictObject(pageRequest),
    answer: walkList,
    rate: 'staff',
    example: { body: {}, answer: { items: [summaryExample], total: 1, current_session_id: session_id } },
  }),

  get: callSchemas({
    summary: 'One walk: its piers, who walks them, and what differs',
    body: ofWalk,
    answer: walkDetail,
    rate: 'staff',
    example: { body: { session_id }, answer: walkExample },
  }),

  berths: callSchemas({
    summary: 'Berths in the order of piers and numbers: what is expected, what was seen',
    body: listWalkBerths,
    answer: walkBerths,
    rate: 'staff',
    example: { body: { session_id }, answer: { items: [walkBerthExample], total: 1, date: '2027-07-03' } },
  }),

  merge: callSchemas({
    summary: 'Adds taps in the order of their times; taps that are known change nothing',
    body: mergeTaps,
    answer: mergedTaps,
    rate: 'staff',
    example: {
      body: {
        session_id,
        device_id,
        taps: [{ kind: 'EMPTY', tap_id, at, berth_id, knew: { expected: 'EMPTY', tap_id: null } }],
      },
      answer: {
        ...receipt,
        current_session_id: session_id,
        outcomes: [{ tap_id, outcome: 'STANDS', code: null, conflict: null }],
      },
    },
  }),

  conflicts: callSchemas({
    summary: 'Taps that contradict a change which their phone did not know, until staff decide',
    body: ofWalk,
    answer: listAnswer(conflict),
    rate: 'staff',
    example: { body: { session_id }, answer: { items: [conflictExample], total: 1 } },
  }),

  decide: callSchemas({
    summary: 'Decides a conflict; both sides stay on record',
    body: decideConflict,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { session_id, conflict_id: exampleIds.conflict, choice: 'KEEP_BOTH' }, answer: receipt },
  }),

  update: callSchemas({
    summary: 'Saves the walk, or marks a pier complete',
    body: updateWalk,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { session_id, action: 'SAVE' }, answer: receipt },
  }),

  differences: callSchemas({
    summary: 'How the dock differs from the plan, of one walk or of all',
    body: listDifferences,
    answer: listAnswer(difference),
    rate: 'staff',
    example: { body: { session_id }, answer: { items: [differenceExample], total: 1 } },
  }),

  settle: callSchemas({
    summary: 'Dismisses a difference with a reason, or leaves it to the desk',
    body: settleDifference,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { session_id, difference_id: exampleIds.difference, action: 'LEAVE_TO_DESK' },
      answer: receipt,
    },
  }),

  addPhoto: callSchemas({
    summary: 'Adds a photo of a berth; the same photo again changes nothing',
    body: photoTap,
    answer: commandReceipt.extend({ photo_id: z.string() }),
    rate: 'upload',
    example: { body: { session_id, device_id, tap_id, at, berth_id }, answer: { ...receipt, photo_id: tap_id } },
  }),

  photo: callSchemas({
    summary: 'A photo of a berth',
    body: photoOfWalk,
    answer: photoContent,
    rate: 'staff',
    example: { body: { session_id, photo_id: tap_id }, answer: { media_type: 'image/jpeg', content: '/9j/' } },
  }),
};

export const dockVesselSchemas = {
  find: callSchemas({
    summary: 'Boats by name, owner or card number, with their fit into a berth',
    body: findBoats,
    answer: listAnswer(foundBoat),
    rate: 'staff',
    example: {
      body: { berth_id, search: 'kes' },
      answer: {
        items: [
          {
            vessel_id: exampleIds.vessel,
            reservation_id: exampleIds.reservation,
            boater_id: exampleIds.boater,
            name: 'Kestrel',
            boater_name: 'Owen Hale',
            length: 10.4,
            beam: 3.4,
            draft: 1.8,
            berth_holder_type: 'VISITOR',
            berth: { id: exampleIds.pier, name: 'B17' },
            fit: { fits: true, rule: null, spare_loa: 1.6, spare_beam: 0.6, spare_draft: 0.6 },
          },
        ],
        total: 1,
      },
    },
  }),

  add: callSchemas({
    summary: 'Registers a boat that was found on the dock; its owner may be unknown',
    body: z.strictObject({ vessel: dockVessel }),
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { vessel: { name: 'Kestrel', hull_type: 'MONOHULL', length: 10.4, beam: 3.4, draft: 1.8 } },
      answer: { ...receiptExample, id: exampleIds.vessel },
    },
  }),

  update: callSchemas({
    summary: 'Changes a boat as it was found on the dock, or names its owner',
    body: z.strictObject({ vessel: dockVesselPatch }),
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { vessel: { vessel_id: exampleIds.vessel, length: 10.6 } },
      answer: { ...receiptExample, id: exampleIds.vessel },
    },
  }),

  changeOccupied: callSchemas({
    summary: 'Another boat lies in the berth: it is recorded, and moves here if it has a stay elsewhere',
    body: changeOccupiedVessel,
    /** `moved`: the plan was changed. */
    answer: commandReceipt.extend({ moved: z.boolean() }),
    rate: 'staff',
    example: {
      body: {
        selected_vessel_id: exampleIds.vessel,
        previous_selected_vessel_id: exampleIds.boater,
        berth_id,
        email_address: '',
      },
      answer: { ...receipt, moved: true },
    },
  }),
};

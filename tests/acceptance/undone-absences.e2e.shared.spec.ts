import { expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { planActionApi } from '../../contracts/berths/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { AbsenceRestorer } from '../../services/reservations/berthing/absence-restorer.js';
import { PlanHistory } from '../../services/reservations/berthing/plan-history.js';
import { UndoIntents } from '../../services/reservations/berthing/undo-intents.js';
import { absentHolderForEachTest, remove, reported, resident, show, stay } from '../fixtures/absent-holder.js';
import { PRICE } from '../fixtures/harbour.js';
import { harbour, server } from '../fixtures/harbour-for-each-test.js';

absentHolderForEachTest();

it('an undo that gives an absence back takes it back again if its visitor cancels in the same moment', async () => {
  const absence_report_id = await reported();
  const asked = await harbour.approved(stay('2027-06-12', '2027-06-15'), PRICE, harbour.berth('A1'));
  await server.settled();
  const { token, marina: marina_id } = harbour;
  const body = { vessel_id: resident.vessel_id, absence_report_id };
  const { displaced } = await server.must(absenceApi.forecast, { token, body });
  const without = { choice: 'WITHOUT_BERTH', allocation_id: displaced[0]!.allocation_id };
  expect((await remove(absence_report_id, { displaced: [without] })).status).toBe(200);
  await server.settled();
  const command_id = freshId();
  const context = { ...server.context({ marina_id }), command_id, causation_id: command_id };
  const [action] = await server.app.get(PlanHistory, { strict: false }).recorded(marina_id);
  const intent = await server.app.get(UndoIntents, { strict: false }).of(action!, context);
  if (isRefusal(intent) || intent.kind !== 'absence') throw new Error(JSON.stringify(intent));
  const undo = { action_id: action!.action_id };
  const { basis, possible } = await server.must(planActionApi.planUndoPreview, { token, body: undo });
  expect([possible, intent.restored.length]).toEqual([true, 1]);
  // The undo has read the reservation; the boater cancels before it records the berth there.
  expect((await harbour.cancelByBoater(asked)).status).toBe(200);
  await server.settled();
  const answer = await server.app.get(AbsenceRestorer, { strict: false }).restore(intent, basis, context);
  expect(isRefusal(answer)).toBe(true);
  await server.settled();
  expect((await show(absence_report_id)).status).toBe(404);
});

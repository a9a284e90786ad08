import { planGestureApi } from '../../contracts/berths/api.js';
import { boaterReservationApi, matchingApi, reservationApi } from '../../contracts/reservations/api.js';
import type { Chance } from '../../services/demo/chance.js';
import type { Installation } from './installation.js';
import type { Answer, Sender, SentCommands } from './sent-commands.js';

/** Staff who swap stays on the plan, and who offer berths to the waiting list. */
export class HarbourTraffic {
  constructor(
    private readonly installation: Installation,
    private readonly sent: SentCommands,
    private readonly examined: (answer: Answer) => Promise<void>,
  ) {}

  /** Two stays exchange their berths, as previewed. Somebody else may be faster, which is refused. */
  async swap(one: string, other: string, staff: Sender): Promise<void> {
    const gesture = {
      type: 'SWAP' as const,
      reservation_id: one,
      with_reservation_id: other,
      confirm_min_length: true,
    };
    const shown = await this.sent.post(planGestureApi.planPreview.path, staff.token, { gesture });
    await this.examined(shown);
    if (shown.status !== 200) return;
    const { possible, basis } = shown.body as { possible: boolean; basis: never };
    if (possible) await this.send(planGestureApi.planChange, staff, { gesture, basis });
  }

  /** A request goes to the waiting list and is offered a berth; the boater declines, which passes it to the next. */
  async wait(reservation_id: string, boater: Sender, chance: Chance, staff: Sender): Promise<void> {
    const action = { reservation_id, action: 'ADD_TO_WAITING_LIST' as const, payload: {} };
    await this.send(reservationApi.update, staff, action);
    const { id: berth_id } = chance.pick(this.installation.berths);
    const offered = await this.send(matchingApi.offerBerth, staff, { reservation_id, berth_id });
    if (offered.status !== 200 || chance.happens(0.2)) return;
    if (chance.happens(0.3)) await this.send(boaterReservationApi.acceptBerth, boater);
    else await this.send(boaterReservationApi.declineBerth, boater, { keep_place: chance.happens(0.7) });
  }

  private async send(...given: Parameters<SentCommands['send']>): Promise<Answer> {
    const answer = await this.sent.send(...given);
    await this.examined(answer);
    return answer;
  }
}

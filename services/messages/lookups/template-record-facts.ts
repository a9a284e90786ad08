import { Injectable } from '@nestjs/common';
import { FindAbsence } from '../../../contracts/absences/queries.js';
import { FindBoater, FindVesselNames } from '../../../contracts/customers/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { TemplateFacts } from '../../../contracts/messages/rules/template-text.js';
import { FindOpenBalances, FindSale } from '../../../contracts/reservations/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Figures } from '../../platform/words/figures.js';
import type { MessageAbout } from './message-subject.js';
import { FindHeldBerth } from '../../../contracts/berths/rehearsal-queries.js';

/** The facts of the record that a message is about. The caller checks that the record is the marina's. */
@Injectable()
export class TemplateRecordFacts {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  of(marina: Marina, about: MessageAbout, figures: Figures): Promise<TemplateFacts> {
    const { reservation_id, absence_report_id, boater_id } = about;
    if (reservation_id !== undefined) return this.ofStay(marina.id, reservation_id, figures);
    if (absence_report_id !== undefined) return this.ofAbsence(marina.id, absence_report_id, figures);
    return this.ofBoater(marina, boater_id);
  }

  private async ofStay(marina_id: string, reservation_id: string, figures: Figures): Promise<TemplateFacts> {
    const [sale, balances] = await Promise.all([
      this.queries.execute(new FindSale({ marina_id, reservation_id })),
      this.queries.execute(new FindOpenBalances({ marina_id, reservation_ids: [reservation_id] })),
    ]);
    if (sale === null) return {};
    const due = balances.get(reservation_id);
    const priced = sale.lines.length > 0;
    return {
      reservation_number: sale.view_id,
      vessel_name: sale.boat,
      berth: sale.berth,
      start_date: figures.date(sale.start_date),
      end_date: figures.date(sale.end_date),
      // Stays that are paid in full have no open balance.
      amount_due: priced ? figures.money(due === undefined ? 0 : toMinor(due.amount), sale.currency) : null,
    };
  }

  private async ofAbsence(marina_id: string, absence_report_id: string, figures: Figures): Promise<TemplateFacts> {
    const absence = await this.queries.execute(new FindAbsence({ marina_id, absence_report_id }));
    if (absence === null) return {};
    const { vessel_id, departure_date, return_date } = absence;
    const nights = { start_date: departure_date, end_date: return_date };
    return {
      ...(await this.ofVessel(marina_id, vessel_id, nights)),
      start_date: figures.date(departure_date),
      end_date: figures.date(return_date),
    };
  }

  /** The boat of a person with several is not known. */
  private async ofBoater(marina: Marina, boater_id: string): Promise<TemplateFacts> {
    const found = await this.queries.execute(new FindBoater({ marina_id: marina.id, boater_id }));
    const [vessel, ...others] = found?.vessels ?? [];
    if (vessel === undefined || others.length > 0) return {};
    const today = this.clock.today(marina.time_zone);
    return this.ofVessel(marina.id, vessel.id, { start_date: today, end_date: addDays(today, 1) });
  }

  private async ofVessel(
    marina_id: string,
    vessel_id: string,
    nights: { readonly start_date: string; readonly end_date: string },
  ): Promise<TemplateFacts> {
    const [names, held] = await Promise.all([
      this.queries.execute(new FindVesselNames({ marina_id, vessel_ids: [vessel_id] })),
      this.queries.execute(new FindHeldBerth(marina_id, { vessel_id, ...nights })),
    ]);
    return { vessel_name: names.get(vessel_id) ?? null, berth: held?.berth_name ?? null };
  }
}
